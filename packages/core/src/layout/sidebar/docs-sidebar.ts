import type { CategoryRoute, DocRoute } from '../../routes/route.ts'
import type { SidebarModel } from '../../shared/sidebar-model.ts'
import type { Sidebar } from '../../sidebars/sidebar.ts'
import { type DocPlace, placeOfRoute, sidebarOf } from '../doc-lookup.ts'
import type { Site } from '../site.ts'
import { docsIndex } from './docs-index.ts'
import { pageLevel } from './sidebar-index.ts'

/** The sidebar of a page of the docs; absent where it shows none. */
export function docsSidebar(
  site: Site,
  route: DocRoute | CategoryRoute,
): SidebarModel | undefined {
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const sidebar = sidebarOf(place.version, route)
  if (!sidebar) return undefined
  const { hideable, autoCollapseCategories } = site.config.theme.docsSidebar
  const name = docsSidebarName(place, sidebar)
  const levelsHref = site.assets.sidebarHrefs.get(name)
  const index = docsIndex(site, place, sidebar)
  return {
    name,
    label: site.config.messages.docsSidebar,
    isHideable: hideable,
    autoCollapses: autoCollapseCategories,
    ...(levelsHref !== undefined && { levelsHref }),
    ...pageLevel(index, route.path, levelsHref === undefined),
  }
}

/** Tells a sidebar from all others of its locale. */
export function docsSidebarName(
  { docSet, version }: DocPlace,
  { name }: Sidebar,
): string {
  return `${docSet.config.id}/${version.name}/${name}`
}
