export const mainId = 'gw-main'

export function SkipLink({ label }: { label: string }) {
  return (
    <a className="gw-skip-link" href={`#${mainId}`}>
      {label}
    </a>
  )
}
