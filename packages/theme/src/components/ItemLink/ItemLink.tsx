import type { LinkModel } from '@gwdocs/core'
import { ExternalIcon } from '../Icons/Icons.tsx'

export type ItemLinkProps = {
  item: LinkModel & { readonly isExternal?: boolean }
  className: string
  /** What a screen reader adds for a link that opens a new tab. */
  externalLabel: string
  current?: 'page' | 'true' | undefined
}

/** A link of a menu: it says so when it leaves the site. */
export function ItemLink({
  item,
  className,
  externalLabel,
  current,
}: ItemLinkProps) {
  if (!item.isExternal) {
    return (
      <a className={className} href={item.href} aria-current={current}>
        {item.label}
      </a>
    )
  }
  return (
    <a
      className={className}
      href={item.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {item.label}
      <ExternalIcon />
      <span className="gw-visually-hidden"> ({externalLabel})</span>
    </a>
  )
}
