import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { SidebarItem, SidebarModel } from '../shared/page-model.ts'
import type { RoutePath } from '../shared/route-path.ts'
import type {
  CategoryNode,
  LinkNode,
  SidebarNode,
} from '../sidebars/sidebar.ts'
import { placeOfRoute, sidebarOf } from './doc-lookup.ts'
import {
  categoryPage,
  categoryTarget,
  docLabel,
  docPage,
  isUnlistedDoc,
  type SidebarPlace,
} from './sidebar-entries.ts'
import { sidebarLinkTarget } from './sidebar-link.ts'
import type { Site } from './site.ts'

/** The sidebar of a page of the docs; absent where it shows none. */
export function docsSidebar(
  site: Site,
  route: DocRoute | CategoryRoute,
): SidebarModel | undefined {
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const sidebar = sidebarOf(place.version, route)
  if (!sidebar) return undefined
  const { hideable, autoCollapseCategories } = site.config.theme.docsSidebar
  const context: Context = { ...place, site, current: route.path }
  return {
    name: `${route.docsId}/${route.versionName}/${sidebar.name}`,
    label: site.config.messages.docsSidebar,
    isHideable: hideable,
    autoCollapses: autoCollapseCategories,
    items: sidebar.items.flatMap((item) => toItem(item, context)),
  }
}

type Context = SidebarPlace & {
  readonly site: Site
  readonly current: RoutePath
}

function toItem(node: SidebarNode, context: Context): SidebarItem[] {
  switch (node.type) {
    case 'html':
      return [{ type: 'html', html: node.html }]
    case 'link':
      return [linkItem(node, context)]
    case 'doc':
      return docItem(node.id, docLabel(node, context), context)
    case 'category':
      return [categoryItem(node, context)]
  }
}

function linkItem(node: LinkNode, { site }: Context): SidebarItem {
  const { href, isExternal } = sidebarLinkTarget(node, site)
  const { label } = node
  return { type: 'link', label, href, ...(isExternal && { isExternal }) }
}

/** An unlisted doc is left out of the data, unless it is the page itself. */
function docItem(id: string, label: string, context: Context): SidebarItem[] {
  const route = docPage(id, context)
  const isActive = route?.path === context.current
  if (!route || (isUnlistedDoc(id, context) && !isActive)) return []
  const href = toHref(route.permalink, context.site.config)
  return [{ type: 'link', label, href, ...(isActive && { isActive: true }) }]
}

function categoryItem(node: CategoryNode, context: Context): SidebarItem {
  const page = categoryPage(node, context)
  const target = categoryTarget(node, context)
  const isActive = page?.path === context.current
  const isOpen =
    !node.isCollapsed || isActive || holdsCurrent(node.items, context)
  return {
    type: 'category',
    label: node.label,
    ...(target && { href: toHref(target, context.site.config) }),
    hasPage: page !== undefined,
    ...(isActive && { isActive: true }),
    isOpen,
    isCollapsible: node.isCollapsible,
    items: node.items.flatMap((item) => toItem(item, context)),
  }
}

function holdsCurrent(
  items: readonly SidebarNode[],
  context: Context,
): boolean {
  return items.some((item) => {
    if (item.type === 'doc')
      return docPage(item.id, context)?.path === context.current
    if (item.type !== 'category') return false
    return (
      categoryPage(item, context)?.path === context.current ||
      holdsCurrent(item.items, context)
    )
  })
}
