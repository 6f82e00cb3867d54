import { useIsNavbarHidden } from '../../stores/navbar-visibility.ts'
import { ColorModeToggle } from '../../replaceable/ColorModeToggle.ts'
import { MobileMenu } from '../../replaceable/MobileMenu.ts'
import { NavbarBrand } from '../../replaceable/NavbarBrand.ts'
import { SearchBox } from '../../replaceable/SearchBox.ts'
import { SearchHost } from '../Search/SearchHost.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { NavbarShell } from './navbar-shell.ts'
import { NavbarItems } from './NavbarItems.tsx'

export type NavbarProps = { shell: NavbarShell }

/** The bar on top of every page, and the menu that stands for it on narrow screens. */
export function Navbar({ shell }: NavbarProps) {
  const { navbar, messages, colorMode, search } = shell
  const isHidden = useIsNavbarHidden(navbar.hideOnScroll)
  return (
    <>
      <nav
        className="gw-navbar"
        aria-label={messages.mainNavigation}
        data-gw-hidden={isHidden || undefined}
      >
        <div className="gw-navbar-inner">
          <MenuButton label={messages.openNavbar} />
          <NavbarBrand navbar={navbar} />
          <NavbarItems shell={shell} position="left" />
          <NavbarItems shell={shell} position="right" />
          {search && <SearchBox messages={messages} form="icon" />}
          {colorMode.isSwitchable && (
            <ColorModeToggle colorMode={colorMode} messages={messages} />
          )}
        </div>
      </nav>
      <MobileMenu shell={shell} />
      {search && <SearchHost shell={shell} />}
    </>
  )
}
