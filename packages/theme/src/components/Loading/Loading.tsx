/** Shown once loading has taken long enough to be noticed. */
export function Loading({ label }: { label: string }) {
  return (
    <div className="gw-loading" role="status">
      <span className="gw-loading-mark" aria-hidden="true" />
      {label}
    </div>
  )
}
