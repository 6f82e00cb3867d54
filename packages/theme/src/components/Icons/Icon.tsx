import type { ReactNode } from 'react'

export type IconProps = { className?: string }

type IconFrameProps = IconProps & { children: ReactNode }

/** A picture beside a text: hidden from assistive technology, coloured as the text is. */
export function Icon({ className, children }: IconFrameProps) {
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
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
