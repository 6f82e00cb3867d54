import type { MenuItem, MenuLink } from '@gwdocs/core'
import { usePreferred } from '../../stores/preferred-version.ts'
import { currentOf } from '../Navbar/current-of.ts'
import { ItemLink } from './ItemLink.tsx'

export type MenuItemViewProps = {
  item: MenuItem
  className: string
  externalLabel: string
  /** Address of the page that is shown. */
  pageHref: string
}

/** A link of a menu, or HTML of the configuration in its place. */
export function MenuItemView(props: MenuItemViewProps) {
  const { item, className } = props
  return 'html' in item ? (
    <ItemHtml item={item} className={className} />
  ) : (
    <MenuLinkView {...props} item={item} />
  )
}

type MenuLinkViewProps = MenuItemViewProps & { item: MenuLink }

function MenuLinkView(props: MenuLinkViewProps) {
  const { className, externalLabel, pageHref } = props
  const item = usePreferred(props.item)
  return (
    <ItemLink
      item={item}
      className={className}
      externalLabel={externalLabel}
      current={currentOf(item, pageHref)}
    />
  )
}

export type ItemHtmlProps = {
  item: { readonly html: string; readonly className?: string }
  className: string
}

/** HTML of the configuration; the build has checked that it holds no scripts and styles. */
export function ItemHtml({ item, className }: ItemHtmlProps) {
  const { html, className: own } = item
  return (
    <span
      className={own ? `${className} ${own}` : className}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
