import type { MenuLink } from '@gwdocs/core'
import { usePreferred } from '../../stores/preferred-version.ts'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { currentOf } from './current-of.ts'

export type NavbarLinkProps = {
  item: MenuLink
  /** The class of its place: in the bar, in a dropdown, in the menu of narrow screens. */
  className: string
  /** What a screen reader adds for a link that opens a new tab. */
  externalLabel: string
  /** Address of the page that is shown. */
  pageHref: string
}

/** A link of the navbar. */
export function NavbarLink(props: NavbarLinkProps) {
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
