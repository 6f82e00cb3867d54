import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import type { JsonObject } from '../shared/json.ts'
import { toHref } from '../shared/href.ts'
import type { SidebarItem, SidebarModel } from '../shared/sidebar-model.ts'
import type { RoutePath } from '../shared/route-path.ts'
import type {
  CategoryNode,
  DocNode,
  LinkNode,
  SidebarNode,
} from '../sidebars/sidebar.ts'
import { placeOfRoute, sidebarOf } from './doc-lookup.ts'
import {
  categoryPage,
  categoryTarget,
  docLabel,
  docPage,
  hidesPage,
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

/**
 * What the nodes of a site's sidebars look like on pages elsewhere: a site of a thousand pages
 * has a thousand entries on each of them, nearly all the same.
 */
const elsewhere = new WeakMap<Site, Map<SidebarNode, SidebarItem[]>>()

function toItem(node: SidebarNode, context: Context): SidebarItem[] {
  if (holdsCurrent([node], context)) return makeItem(node, context)
  const known =
    elsewhere.get(context.site) ?? new Map<SidebarNode, SidebarItem[]>()
  elsewhere.set(context.site, known)
  const made = known.get(node) ?? makeItem(node, context)
  known.set(node, made)
  return made
}

function makeItem(node: SidebarNode, context: Context): SidebarItem[] {
  switch (node.type) {
    case 'html':
      return [{ type: 'html', html: node.html, ...shownExtras(node) }]
    case 'link':
      return [linkItem(node, context)]
    case 'doc':
      return docItem(node, context)
    case 'category':
      return categoryItem(node, context)
  }
}

function shownExtras({
  className,
  customProps,
}: Pick<SidebarNode, 'className' | 'customProps'>) {
  return {
    ...(className !== undefined && { className }),
    ...(customProps !== undefined && { customProps }),
  }
}

function linkItem(node: LinkNode, { site }: Context): SidebarItem {
  const { href, isExternal } = sidebarLinkTarget(node, site)
  const { label } = node
  return {
    type: 'link',
    label,
    href,
    ...(isExternal && { isExternal }),
    ...shownExtras(node),
  }
}

/** An unlisted doc is left out of the data, unless it is the page itself. */
function docItem(node: DocNode, context: Context): SidebarItem[] {
  const { id } = node
  const route = docPage(id, context)
  const isActive = route?.path === context.current
  if (!route || (isUnlistedDoc(id, context) && !isActive)) return []
  const href = toHref(route.permalink, context.site.config)
  const own = context.version.docsById.get(id)?.frontMatter
  return [
    {
      type: 'link',
      label: docLabel(node, context),
      href,
      ...(isActive && { isActive: true }),
      ...shownExtras({
        className: own?.sidebar_class_name ?? node.className,
        customProps:
          (own?.sidebar_custom_props as JsonObject | undefined) ??
          node.customProps,
      }),
    },
  ]
}

/** A category whose page is unlisted has none here; with nothing else in it, it goes. */
function categoryItem(node: CategoryNode, context: Context): SidebarItem[] {
  const own = categoryPage(node, context)
  const isActive = own?.path === context.current
  const page = isActive || !hidesPage(node, context) ? own : undefined
  const target = page?.permalink ?? categoryTarget(node, context)
  const items = node.items.flatMap((item) => toItem(item, context))
  if (!page && items.length === 0) return []
  const isOpen =
    !node.isCollapsed || isActive || holdsCurrent(node.items, context)
  return [
    {
      type: 'category',
      label: node.label,
      ...(target && { href: toHref(target, context.site.config) }),
      hasPage: page !== undefined,
      ...(isActive && { isActive: true }),
      isOpen,
      isCollapsible: node.isCollapsible,
      ...shownExtras(node),
      items,
    },
  ]
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
