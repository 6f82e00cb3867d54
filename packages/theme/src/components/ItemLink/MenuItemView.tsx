import type { MenuItem } from '@gwdocs/core'
import { NavbarHtml } from '../../replaceable/NavbarHtml.ts'
import { NavbarLink } from '../../replaceable/NavbarLink.ts'

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
    <NavbarHtml item={item} className={className} />
  ) : (
    <NavbarLink {...props} item={item} />
  )
}
