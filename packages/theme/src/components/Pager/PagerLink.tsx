import type { LinkModel } from '@gwdocs/core'

export type PagerLinkProps = {
  link: LinkModel
  rel: 'prev' | 'next'
  label: string
}

/** The way to the page before or behind. */
export function PagerLink({ link, rel, label }: PagerLinkProps) {
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
