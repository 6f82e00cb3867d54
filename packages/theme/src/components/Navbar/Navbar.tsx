import type { ShellModel } from '@gwdocs/core'
import { useIsNavbarHidden } from '../../stores/navbar-visibility.ts'
import { ColorModeToggle } from '../ColorModeToggle/ColorModeToggle.tsx'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import { Brand } from './Brand.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NavbarItems } from './NavbarItems.tsx'

/** The bar on top of every page, and the menu that stands for it on narrow screens. */
export function Navbar({ shell }: { shell: ShellModel }) {
  const { navbar, messages, colorMode } = shell
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
          <Brand navbar={navbar} />
          <NavbarItems shell={shell} position="left" />
          <NavbarItems shell={shell} position="right" />
          {colorMode.isSwitchable && (
            <ColorModeToggle colorMode={colorMode} messages={messages} />
          )}
        </div>
      </nav>
      <MobileMenu shell={shell} />
    </>
  )
}
