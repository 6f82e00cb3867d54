import type { MouseEvent } from 'react'
import type { LinkModel, VersionChoice } from '@gwdocs/core'
import { choiceAttributes } from './choice-attributes.ts'
import { ExternalIcon } from '../Icons/Icons.tsx'

export type ItemLinkProps = {
  item: LinkModel & {
    readonly isExternal?: boolean
    readonly lang?: string
    readonly choice?: VersionChoice
    readonly ariaLabel?: string
    /** A class of the site's, beside the menu's own. */
    readonly className?: string
  }
  className: string
  /** What a screen reader adds for a link that opens a new tab. */
  externalLabel: string
  current?: 'page' | 'true' | undefined
}

/** A link of a menu: it says so when it leaves the site. */
export function ItemLink(props: ItemLinkProps) {
  const { item, externalLabel, current } = props
  const className = item.className
    ? `${props.className} ${item.className}`
    : props.className
  const { label, ariaLabel, href } = item
  if (item.lang !== undefined) {
    return (
      <a
        className={className}
        href={item.href}
        lang={item.lang}
        hrefLang={item.lang}
        aria-current={current}
        data-gw-full-load=""
        onClick={(event) => keepPlace(event, item.href)}
        onAuxClick={(event) => keepPlace(event, item.href)}
      >
        {item.label}
      </a>
    )
  }
  if (!item.isExternal) {
    return (
      <a
        className={className}
        href={href}
        aria-label={ariaLabel}
        aria-current={current}
        {...choiceAttributes(item.choice)}
        onClick={item.choice && ((event) => keepPlace(event, href))}
        onAuxClick={item.choice && ((event) => keepPlace(event, href))}
      >
        {label}
      </a>
    )
  }
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={ariaLabel && `${ariaLabel} (${externalLabel})`}
    >
      {label} {/* A link without a label is an icon of its own. */}
      {label && <ExternalIcon label={`(${externalLabel})`} />}
    </a>
  )
}

/** The page in another language or version is opened at the place at which the reader is. */
function keepPlace(
  { currentTarget }: MouseEvent<HTMLAnchorElement>,
  href: string,
): void {
  currentTarget.href = href + location.search + location.hash
}
