import type { PagerModel } from '@gwdocs/core'
import { PagerLink } from '../../replaceable/PagerLink.ts'

export type PagerProps = {
  pager: PagerModel
  /** Names the navigation for assistive technology. */
  label: string
  previousLabel: string
  nextLabel: string
}

export function Pager({ pager, label, previousLabel, nextLabel }: PagerProps) {
  const { previous, next } = pager
  if (!previous && !next) return null
  return (
    <nav className="gw-pager" aria-label={label}>
      {previous && (
        <PagerLink link={previous} rel="prev" label={previousLabel} />
      )}
      {next && <PagerLink link={next} rel="next" label={nextLabel} />}
    </nav>
  )
}
