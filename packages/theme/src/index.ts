export { type RenderPage, renderPage } from './server/render-page.tsx'
export type { PageComponent, PageComponents } from './roots/page-component.ts'
export { type RedirectModel, renderRedirect } from './server/render-redirect.ts'
export type {
  NavbarComponent,
  NavbarComponents,
} from './components/Navbar/navbar-components.ts'
export {
  type NavbarTrial,
  renderNavbarComponent,
} from './server/render-navbar-component.tsx'
