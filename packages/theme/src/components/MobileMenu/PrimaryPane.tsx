import type { MenuItem, NavbarItem } from '@gwdocs/core'
import { ChevronIcon } from '../Icons/Icons.tsx'
import { MenuItemView } from '../ItemLink/MenuItemView.tsx'
import { nameOf } from '../Navbar/name-of.ts'
import type { NavbarShell } from '../Navbar/navbar-shell.ts'
import { NavbarItemBoundary } from '../Navbar/NavbarItemBoundary.tsx'
import { SiteComponent } from '../Navbar/SiteComponent.tsx'

export type PrimaryPaneProps = {
  shell: NavbarShell
  /** Absent where the page has no sidebar to go to. */
  onShowSidebar?: (() => void) | undefined
}

/** The navbar's items as one list; dropdowns stand open. */
export function PrimaryPane({ shell, onShowSidebar }: PrimaryPaneProps) {
  return (
    <nav
      className="gw-mobile-menu-pane"
      aria-label={shell.messages.mainNavigation}
    >
      {onShowSidebar && (
        <button
          type="button"
          className="gw-mobile-menu-back"
          onClick={onShowSidebar}
        >
          {shell.sidebar?.label}
          <ChevronIcon />
        </button>
      )}
      <ul className="gw-mobile-menu-list">
        {shell.navbar.items.filter(isInMenu).map((item, index) => (
          <li key={`${index} ${nameOf(item)}`}>
            <NavbarItemBoundary
              label={nameOf(item)}
              routePath={shell.routePath}
            >
              <PrimaryItem item={item} shell={shell} />
            </NavbarItemBoundary>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The search has a button of its own beside the menu's. */
type ListedItem = Exclude<NavbarItem, { type: 'search' }>

function isInMenu(item: NavbarItem): item is ListedItem {
  return item.type !== 'search'
}

function PrimaryItem({
  item,
  shell,
}: {
  item: ListedItem
  shell: NavbarShell
}) {
  if (item.type === 'component') return <SiteComponent item={item} isInMenu />
  if (item.type !== 'dropdown') return <Entry item={item} shell={shell} />
  return (
    <>
      <span className="gw-mobile-menu-heading">
        {item.menuLabel ?? item.label}
      </span>
      <ul className="gw-mobile-menu-list">
        {item.items.map((each, index) => (
          <li key={index}>
            <Entry item={each} shell={shell} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ item, shell }: { item: MenuItem; shell: NavbarShell }) {
  return (
    <MenuItemView
      item={withText(item)}
      className={'html' in item ? 'gw-mobile-menu-html' : 'gw-mobile-menu-link'}
      externalLabel={shell.messages.externalLink}
      pageHref={shell.href}
    />
  )
}

/** There is room for words here: a link that is an icon in the bar shows its name. */
function withText(item: MenuItem): MenuItem {
  if ('html' in item || item.label !== '' || !item.ariaLabel) return item
  const { ariaLabel: label, ...rest } = item
  return { ...rest, label }
}
