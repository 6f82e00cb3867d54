import type { NavbarItem, ShellModel } from '@gwdocs/core'
import { ChevronIcon } from '../Icons/Icons.tsx'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { currentOf } from '../Navbar/current-of.ts'

export type PrimaryPaneProps = {
  shell: ShellModel
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
        {shell.navbar.items.map((item, index) => (
          <PrimaryItem
            key={`${index} ${item.label}`}
            item={item}
            shell={shell}
          />
        ))}
      </ul>
    </nav>
  )
}

function PrimaryItem({ item, shell }: { item: NavbarItem; shell: ShellModel }) {
  if (item.type === 'link') return <PrimaryLink item={item} shell={shell} />
  return (
    <li>
      <span className="gw-mobile-menu-heading">
        {item.menuLabel ?? item.label}
      </span>
      <ul className="gw-mobile-menu-list">
        {item.items.map((each) => (
          <PrimaryLink key={each.href} item={each} shell={shell} />
        ))}
      </ul>
    </li>
  )
}

type PrimaryLinkProps = {
  item: Extract<NavbarItem, { type: 'dropdown' }>['items'][number]
  shell: ShellModel
}

function PrimaryLink({ item, shell }: PrimaryLinkProps) {
  return (
    <li>
      <ItemLink
        item={item}
        className="gw-mobile-menu-link"
        externalLabel={shell.messages.externalLink}
        current={currentOf(item, shell.href)}
      />
    </li>
  )
}
