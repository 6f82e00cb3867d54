import type { KeyboardEvent } from 'react'
import { useIsHydrated } from '../../stores/hydration.ts'
import { openMenu, useIsMenuOpen } from '../../stores/menu.ts'
import { MenuIcon } from '../Icons/Icons.tsx'

/** Where the navigation stands in the page itself, for when no script runs. */
export const siteMenuId = 'gw-site-menu'

/** A link that uncovers the navigation by `:target`; hydration makes it a button. */
export function MenuButton({ label }: { label: string }) {
  const isHydrated = useIsHydrated()
  const isOpen = useIsMenuOpen()
  const button = isHydrated
    ? ({
        role: 'button',
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      } as const)
    : {}
  return (
    <a
      className="gw-menu-button gw-icon-button"
      href={`#${siteMenuId}`}
      aria-label={label}
      {...button}
      onClick={(event) => {
        event.preventDefault()
        openMenu()
      }}
      onKeyDown={openOnSpace}
    >
      <MenuIcon />
    </a>
  )
}

function openOnSpace(event: KeyboardEvent): void {
  if (event.key !== ' ') return
  event.preventDefault()
  openMenu()
}
