import type { ShellModel } from '@gwdocs/core'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx'
import { Navbar } from '../components/Navbar/Navbar.tsx'
import {
  type NavbarComponents,
  NavbarComponentsContext,
} from '../components/Navbar/navbar-components.ts'
import { Sidebar } from '../components/Sidebar/Sidebar.tsx'
import { Toc } from '../components/Toc/Toc.tsx'

/** The parts of a page around its article, each hydrated by itself. */
export const rootNames = ['navbar', 'sidebar', 'toc'] as const

export type RootName = (typeof rootNames)[number]

const components = { navbar: Navbar, sidebar: Sidebar, toc: Toc }

export type ShellRootProps = {
  name: RootName
  shell: ShellModel
  navbarComponents: NavbarComponents
}

/** One root, as the server and the browser render it alike. */
export function ShellRoot(props: ShellRootProps) {
  const { name, shell, navbarComponents } = props
  const Part = components[name]
  return (
    <ErrorBoundary messages={shell.messages} routePath={shell.routePath}>
      <NavbarComponentsContext value={navbarComponents}>
        <Part shell={shell} />
      </NavbarComponentsContext>
    </ErrorBoundary>
  )
}

/** Ids that React makes must not meet those of another root. */
export function idPrefix(name: RootName | 'island'): string {
  return `gw-${name}-`
}
