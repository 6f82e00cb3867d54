export type { SvgNode } from '../compat/svg-component.ts'
export { type RenderPage, renderPage } from './render-page.tsx'
export type { PageComponent, PageComponents } from '../roots/page-component.ts'
export { type RedirectModel, renderRedirect } from './render-redirect.ts'
export type {
  NavbarComponent,
  NavbarComponents,
} from '../components/Navbar/navbar-components.ts'
export {
  type NavbarTrial,
  renderNavbarComponent,
} from './render-navbar-component.tsx'
export { type Contract, contracts } from '../overriding/contracts.ts'
export type { Replacements } from '../overriding/replaceable.tsx'
export { pageFileName, pageStateName } from '../watching/names.ts'
export type { Told } from '../watching/problem.ts'
