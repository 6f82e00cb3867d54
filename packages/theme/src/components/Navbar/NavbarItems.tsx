import type { NavbarItem, ShellModel } from '@gwdocs/core'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { ItemHtml, MenuItemView } from '../ItemLink/MenuItemView.tsx'
import { nameOf } from './name-of.ts'
import { NavbarItemBoundary } from './NavbarItemBoundary.tsx'
import { SiteComponent } from './SiteComponent.tsx'

export type NavbarItemsProps = {
  shell: ShellModel
  position: NavbarItem['position']
}

export function NavbarItems({ shell, position }: NavbarItemsProps) {
  const items = shell.navbar.items.filter((item) => item.position === position)
  return (
    <ul className="gw-navbar-items" data-gw-position={position}>
      {items.map((item, index) => (
        <li key={`${index} ${nameOf(item)}`}>
          <NavbarItemBoundary label={nameOf(item)}>
            <Item
              item={item}
              shell={shell}
              id={`gw-dropdown-${position}-${index}`}
            />
          </NavbarItemBoundary>
        </li>
      ))}
    </ul>
  )
}

type ItemProps = { item: NavbarItem; shell: ShellModel; id: string }

function Item({ item, shell, id }: ItemProps) {
  const externalLabel = shell.messages.externalLink
  switch (item.type) {
    case 'dropdown':
      return (
        <Dropdown
          item={item}
          id={id}
          externalLabel={externalLabel}
          pageHref={shell.href}
        />
      )
    case 'html':
      return <ItemHtml item={item} className="gw-navbar-html" />
    case 'component':
      return <SiteComponent item={item} isInMenu={false} />
    case 'link':
      return (
        <MenuItemView
          item={item}
          className="gw-navbar-link"
          externalLabel={externalLabel}
          pageHref={shell.href}
        />
      )
  }
}
