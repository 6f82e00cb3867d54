import type {
  NavbarItemConfig,
  NavbarMenuItemConfig,
} from '../config/navbar-schema.ts'
import { placeOfRoute, sidebarOf } from './doc-lookup.ts'
import type { Site } from './site.ts'
import type { CategoryRoute, DocRoute } from '../routes/route.ts'

type SidebarItem = Extract<NavbarMenuItemConfig, { type: 'docSidebar' }>

/** The part of the site that a doc belongs to: what the navbar calls its sidebar, else the docs. */
export function docsArea(site: Site, route: DocRoute | CategoryRoute): string {
  const { version } = placeOfRoute(site.graph, route)
  const name = sidebarOf(version, route)?.name
  const item = sidebarItems(site).find(
    ({ sidebarId, docsId }) => sidebarId === name && docsId === route.docsId,
  )
  return item?.label ?? site.config.messages.searchDocs
}

function sidebarItems({ config }: Site): SidebarItem[] {
  const toSidebar = (
    item: NavbarItemConfig | NavbarMenuItemConfig,
  ): SidebarItem[] => (item.type === 'docSidebar' ? [item] : [])
  return config.theme.navbar.items.flatMap((item) =>
    item.type === 'dropdown' ? item.items.flatMap(toSidebar) : toSidebar(item),
  )
}
