import type { NavbarItem, ShellModel } from '@gwdocs/core'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { currentOf } from './current-of.ts'
import { NavbarItemBoundary } from './NavbarItemBoundary.tsx'

export type NavbarItemsProps = {
  shell: ShellModel
  position: NavbarItem['position']
}

export function NavbarItems({ shell, position }: NavbarItemsProps) {
  const items = shell.navbar.items.filter((item) => item.position === position)
  return (
    <ul className="gw-navbar-items" data-gw-position={position}>
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`}>
          <NavbarItemBoundary label={item.label}>
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
  if (item.type === 'dropdown') {
    return <Dropdown item={item} id={id} externalLabel={externalLabel} />
  }
  return (
    <ItemLink
      item={item}
      className="gw-navbar-link"
      externalLabel={externalLabel}
      current={currentOf(item, shell.href)}
    />
  )
}
