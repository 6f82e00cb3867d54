import type { ShellModel } from '@gwdocs/core'
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx'
import {
  type NavbarComponents,
  NavbarComponentsContext,
} from '../components/Navbar/navbar-components.ts'
import { PageContext } from '../content/page-context.ts'
import { Navbar } from '../replaceable/Navbar.ts'
import { Sidebar } from '../replaceable/Sidebar.ts'
import { Toc } from '../replaceable/Toc.ts'

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
      <PageContext value={{ site: shell.site, shell }}>
        <NavbarComponentsContext value={navbarComponents}>
          <Part shell={shell} />
        </NavbarComponentsContext>
      </PageContext>
    </ErrorBoundary>
  )
}

/** Ids that React makes must not meet those of another root. */
export function idPrefix(name: RootName | 'island'): string {
  return `gw-${name}-`
}
