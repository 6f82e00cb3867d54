import type { ReactNode } from 'react'

export type IconProps = {
  className?: string
  /** What the picture says to who cannot see it; without it, it is decoration. */
  label?: string
}

type IconFrameProps = IconProps & { children: ReactNode }

/** A picture beside a text, coloured as the text is. */
export function Icon({ className, label, children }: IconFrameProps) {
  return (
    <svg
      className={className ? `gw-icon ${className}` : 'gw-icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {children}
    </svg>
  )
}
