import { useState } from 'react'
import { closeMenu, useIsMenuOpen } from '../../stores/menu.ts'
import { ColorModeToggle } from '../../replaceable/ColorModeToggle.ts'
import { CloseIcon } from '../Icons/Icons.tsx'
import { NavbarBrand } from '../../replaceable/NavbarBrand.ts'
import { SidebarTree } from '../Sidebar/SidebarTree.tsx'
import type { NavbarShell } from '../Navbar/navbar-shell.ts'
import { PrimaryPane } from './PrimaryPane.tsx'
import { useModal } from './use-modal.ts'

export type MobileMenuProps = { shell: NavbarShell }

/** The navigation on a narrow screen; in the page only while it is open. */
export function MobileMenu({ shell }: MobileMenuProps) {
  return useIsMenuOpen() ? <OpenMenu shell={shell} /> : null
}

function OpenMenu({ shell }: MobileMenuProps) {
  const { ref } = useModal({
    onClose: closeMenu,
    routePath: shell.routePath,
    isForNarrow: true,
  })
  const { messages, colorMode, navbar, sidebar } = shell
  const [showsPrimary, setShowsPrimary] = useState(sidebar === undefined)
  return (
    <dialog
      ref={ref}
      className="gw-mobile-menu"
      aria-label={messages.mainNavigation}
    >
      <div className="gw-mobile-menu-bar">
        <NavbarBrand navbar={navbar} />
        {colorMode.isSwitchable && (
          <ColorModeToggle colorMode={colorMode} messages={messages} />
        )}
        <button
          type="button"
          className="gw-icon-button"
          aria-label={messages.closeNavbar}
          onClick={closeMenu}
        >
          <CloseIcon />
        </button>
      </div>
      {sidebar === undefined || showsPrimary ? (
        <PrimaryPane
          shell={shell}
          onShowSidebar={sidebar && (() => setShowsPrimary(false))}
        />
      ) : (
        <nav className="gw-mobile-menu-pane" aria-label={sidebar.label}>
          <button
            type="button"
            className="gw-mobile-menu-back"
            onClick={() => setShowsPrimary(true)}
          >
            {messages.backToMainMenu}
          </button>
          <SidebarTree
            sidebar={sidebar}
            routePath={shell.routePath}
            messages={messages}
            idPrefix="gw-mobile-sidebar"
          />
        </nav>
      )}
    </dialog>
  )
}
