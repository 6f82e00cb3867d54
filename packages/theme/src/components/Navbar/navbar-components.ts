import { type ComponentType, createContext } from 'react'

/**
 * What a component of the site gets in the navbar: the props of its item, and whether it
 * stands in the menu of narrow screens.
 */
export type NavbarComponent = ComponentType<
  Readonly<Record<string, unknown>> & { readonly isInMenu: boolean }
>

/** The site's own components by the paths under which the configuration names them. */
export type NavbarComponents = Readonly<Record<string, NavbarComponent>>

/** Within the navbar's root alone. */
export const NavbarComponentsContext = createContext<NavbarComponents>({})
