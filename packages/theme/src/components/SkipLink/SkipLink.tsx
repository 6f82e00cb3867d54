export const mainId = 'gw-main'

export type SkipLinkProps = { label: string }

/** The first thing that the keyboard reaches. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className="gw-skip-link" href={`#${mainId}`}>
      {label}
    </a>
  )
}
