import { renderToString } from 'react-dom/server'
import type { NavbarComponent } from '../components/Navbar/navbar-components.ts'

export type NavbarTrial = {
  readonly Component: NavbarComponent
  readonly props: Readonly<Record<string, unknown>>
}

/**
 * The HTML of a component as the navbar and its menu show it. Throws what the component
 * throws: what fails here would fail on every page.
 */
export function renderNavbarComponent({
  Component,
  props,
}: NavbarTrial): string {
  return [false, true]
    .map((isInMenu) =>
      renderToString(<Component {...props} isInMenu={isInMenu} />),
    )
    .join('')
}
