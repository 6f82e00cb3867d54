import type { PageModel } from '@gwdocs/core'
import { renderToString } from 'react-dom/server'
import { PageContext } from '../content/page-context.ts'
import type { NavbarComponent } from '../components/Navbar/navbar-components.ts'

export type NavbarTrial = {
  readonly Component: NavbarComponent
  readonly props: Readonly<Record<string, unknown>>
  /** The page on which it is shown. */
  readonly model: Pick<PageModel, 'site' | 'shell'>
}

/**
 * The HTML of a component as the navbar and its menu show it. Throws what the component
 * throws: what fails here would fail on every page.
 */
export function renderNavbarComponent({
  Component,
  props,
  model: { site, shell },
}: NavbarTrial): string {
  return [false, true]
    .map((isInMenu) =>
      renderToString(
        <PageContext value={{ site, shell }}>
          <Component {...props} isInMenu={isInMenu} />
        </PageContext>,
      ),
    )
    .join('')
}
