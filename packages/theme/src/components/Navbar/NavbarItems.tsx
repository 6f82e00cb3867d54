import type { NavbarItem } from '@gwdocs/core'
import { NavbarDropdown } from '../../replaceable/NavbarDropdown.ts'
import { NavbarHtml } from '../../replaceable/NavbarHtml.ts'
import { NavbarLink } from '../../replaceable/NavbarLink.ts'
import { SearchBox } from '../../replaceable/SearchBox.ts'
import { nameOf } from './name-of.ts'
import type { NavbarShell } from './navbar-shell.ts'
import { NavbarItemBoundary } from './NavbarItemBoundary.tsx'
import { SiteComponent } from './SiteComponent.tsx'

export type NavbarItemsProps = {
  shell: NavbarShell
  position: NavbarItem['position']
}

export function NavbarItems({ shell, position }: NavbarItemsProps) {
  const items = shell.navbar.items.filter((item) => item.position === position)
  return (
    <ul className="gw-navbar-items" data-gw-position={position}>
      {items.map((item, index) => (
        <li key={`${index} ${nameOf(item)}`}>
          <NavbarItemBoundary label={nameOf(item)} routePath={shell.routePath}>
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

type ItemProps = { item: NavbarItem; shell: NavbarShell; id: string }

function Item({ item, shell, id }: ItemProps) {
  const externalLabel = shell.messages.externalLink
  switch (item.type) {
    case 'dropdown':
      return (
        <NavbarDropdown
          item={item}
          id={id}
          externalLabel={externalLabel}
          pageHref={shell.href}
        />
      )
    case 'html':
      return <NavbarHtml item={item} className="gw-navbar-html" />
    case 'search':
      return (
        <SearchBox
          messages={shell.messages}
          form="bar"
          className={item.className}
        />
      )
    case 'component':
      return <SiteComponent item={item} isInMenu={false} />
    case 'link':
      return (
        <NavbarLink
          item={item}
          className="gw-navbar-link"
          externalLabel={externalLabel}
          pageHref={shell.href}
        />
      )
  }
}
