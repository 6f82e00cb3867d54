import type { LinkModel, PagerModel } from '@gwdocs/core'

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

type PagerLinkProps = { link: LinkModel; rel: 'prev' | 'next'; label: string }

function PagerLink({ link, rel, label }: PagerLinkProps) {
  return (
    <a
      className="gw-pager-link"
      data-gw-direction={rel}
      href={link.href}
      rel={rel}
    >
      <span className="gw-pager-label">{label}</span>
      {link.label !== label && (
        <span className="gw-pager-title">{link.label}</span>
      )}
    </a>
  )
}
