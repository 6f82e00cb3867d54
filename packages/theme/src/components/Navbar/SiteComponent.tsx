import type { MenuComponent } from '@gwdocs/core'
import { useContext } from 'react'
import { NavbarComponentsContext } from './navbar-components.ts'

export type SiteComponentProps = { item: MenuComponent; isInMenu: boolean }

/** A component of the site as an item of the navbar. */
export function SiteComponent({ item, isInMenu }: SiteComponentProps) {
  const Component = useContext(NavbarComponentsContext)[item.component]
  if (!Component)
    throw new Error(`The component ${item.component} is not in the client.`)
  const className = isInMenu
    ? 'gw-mobile-menu-component'
    : 'gw-navbar-component'
  return (
    <div className={className}>
      <Component {...item.props} isInMenu={isInMenu} />
    </div>
  )
}
