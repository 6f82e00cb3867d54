import type { ModuleMain } from '@gwdocs/core'
import type { LayoutProps } from './render.ts'

/** A React page of the site: it has the main area to itself. */
export function ModuleLayout({ main, renderContent }: LayoutProps<ModuleMain>) {
  return renderContent({ type: 'module', filePath: main.filePath })
}
