import type { JsonObject } from '../../shared/json.ts'
import { toHref } from '../../shared/href.ts'
import type { RoutePath } from '../../shared/route-path.ts'
import type {
  SidebarCategory,
  SidebarItem,
  SidebarLink,
} from '../../shared/sidebar-model.ts'
import type {
  CategoryNode,
  DocNode,
  LinkNode,
  Sidebar,
  SidebarNode,
} from '../../sidebars/sidebar.ts'
import {
  categoryPage,
  docLabel,
  docPage,
  hidesPage,
  isUnlistedDoc,
  type SidebarPlace,
} from '../sidebar-entries.ts'
import { sidebarLinkTarget } from '../sidebar-link.ts'
import type { Site } from '../site.ts'
import {
  type Entry,
  indexLevel,
  type IndexLevel,
  knownIndex,
  type SidebarIndex,
} from './sidebar-index.ts'

type Context = SidebarPlace & {
  readonly site: Site
  readonly levels: Map<string, IndexLevel>
  readonly placesOf: Map<RoutePath, string[]>
}

/** The index of a sidebar of the docs. */
export function docsIndex(
  site: Site,
  place: SidebarPlace,
  sidebar: Sidebar,
): SidebarIndex {
  return knownIndex(site.routes, sidebar, () => makeIndex(site, place, sidebar))
}

function makeIndex(
  site: Site,
  place: SidebarPlace,
  { items }: Sidebar,
): SidebarIndex {
  const levels = new Map<string, IndexLevel>()
  const placesOf = new Map<RoutePath, string[]>()
  addLevel(items, '', { ...place, site, levels, placesOf })
  return { levels, placesOf }
}

function addLevel(
  nodes: readonly SidebarNode[],
  parent: string,
  context: Context,
): IndexLevel {
  const entries = nodes.map((node, index) =>
    toEntry(node, parent === '' ? `${index}` : `${parent}-${index}`, context),
  )
  const level = indexLevel(entries)
  context.levels.set(parent, level)
  return level
}

function toEntry(node: SidebarNode, place: string, context: Context): Entry {
  switch (node.type) {
    case 'html': {
      const { html } = node
      return fixed(place, { type: 'html', html, ...shownExtras(node) })
    }
    case 'link':
      return fixed(place, linkItem(node, context))
    case 'doc':
      return docEntry(node, place, context)
    case 'category':
      return categoryEntry(node, place, context)
  }
}

function fixed(place: string, item: SidebarItem): Entry {
  return { place, item, makeHere: () => item }
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

function linkItem(node: LinkNode, { site }: Context): SidebarLink {
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
function docEntry(node: DocNode, place: string, context: Context): Entry {
  const { id } = node
  const route = docPage(id, context)
  const own = context.version.docsById.get(id)?.frontMatter
  const href = toHref(route?.permalink ?? '/', context.site.config)
  if (route) notePlace(route.path, place, context)
  const item: SidebarLink = {
    type: 'link',
    label: docLabel(node, context),
    href,
    ...shownExtras({
      className: own?.sidebar_class_name ?? node.className,
      customProps:
        (own?.sidebar_custom_props as JsonObject | undefined) ??
        node.customProps,
    }),
  }
  const isShown = route !== undefined && !isUnlistedDoc(id, context)
  return {
    place,
    ...(isShown && { item, leadsTo: href }),
    makeHere: (isActive) => (isActive ? { ...item, isActive } : item),
  }
}

/** A category whose page is unlisted has none here; with nothing else in it, it goes. */
function categoryEntry(
  node: CategoryNode,
  place: string,
  context: Context,
): Entry {
  const own = categoryPage(node, context)
  if (own) notePlace(own.path, place, context)
  const below = addLevel(node.items, place, context)
  const count = below.listed.length
  const page = hidesPage(node, context) ? undefined : own
  const href = page
    ? toHref(page.permalink, context.site.config)
    : below.listed.find(({ leadsTo }) => leadsTo !== undefined)?.leadsTo
  const make = (more: Partial<SidebarCategory>): SidebarCategory => ({
    type: 'category',
    label: node.label,
    place,
    ...(href !== undefined && { href }),
    hasPage: page !== undefined,
    isOpen: !node.isCollapsed,
    isCollapsible: node.isCollapsible,
    ...shownExtras(node),
    items: [],
    ...(count > 0 && { after: { count } }),
    ...more,
  })
  const itself = own && {
    href: toHref(own.permalink, context.site.config),
    hasPage: true,
    isActive: true as const,
  }
  return {
    place,
    ...((page || count > 0) && { item: make({}) }),
    leadsTo: href,
    makeHere: (isActive) => make({ isOpen: true, ...(isActive && itself) }),
  }
}

function notePlace(
  path: RoutePath,
  place: string,
  { placesOf }: Context,
): void {
  const places = placesOf.get(path)
  if (places) places.push(place)
  else placesOf.set(path, [place])
}
