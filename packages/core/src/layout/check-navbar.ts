import type {
  NavbarItemConfig,
  NavbarMenuItemConfig,
} from '../config/navbar-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { quoteList } from '../diagnostics/quote.ts'
import { findSidebar, lastVersion, shownPlace } from './doc-lookup.ts'
import { sidebarTarget } from './sidebar-target.ts'
import type { RouteTable } from '../routes/route.ts'
import type { ContentGraph } from '../graph/content-graph.ts'

type Context = {
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
}

type Item = NavbarItemConfig | NavbarMenuItemConfig

/** Navbar items that name docs and sidebars which do not exist, or have nothing to show. */
export function checkNavbar(context: Context): Diagnostic[] {
  const { items } = context.config.theme.navbar
  return items.flatMap((item, index) =>
    navbarItems(item, ['theme', 'navbar', 'items', index]).flatMap((each) =>
      checkItem(each.item, each.keyPath, context),
    ),
  )
}

/** An item with all that its menu holds. */
export function navbarItems(
  item: Item,
  keyPath: KeyPath,
): { readonly item: Item; readonly keyPath: KeyPath }[] {
  const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const
  const inner = lists.flatMap((key) => {
    const list = (item as Partial<Record<typeof key, readonly Item[]>>)[key]
    return (list ?? []).map((each, index) => ({
      item: each,
      keyPath: [...keyPath, key, index],
    }))
  })
  return [{ item, keyPath }, ...inner]
}

function checkItem(
  item: Item,
  keyPath: KeyPath,
  context: Context,
): Diagnostic[] {
  if (item.type !== 'doc' && item.type !== 'docSidebar') return []
  const version = lastVersion(context.graph, item.docsId)
  if (!version)
    return [unknownSet(item.docsId, [...keyPath, 'docsId'], context)]
  if (item.type === 'doc') {
    if (version.docsById.has(item.docId)) return []
    const ids = version.docs.map(({ id }) => id)
    return [
      unknownName(
        { kind: 'doc', name: item.docId, names: ids },
        [...keyPath, 'docId'],
        context,
      ),
    ]
  }
  if (findSidebar(version, item.sidebarId))
    return checkTarget(item, keyPath, context)
  const names = version.sidebars.map(({ name }) => name)
  return [
    unknownName(
      { kind: 'sidebar', name: item.sidebarId, names },
      [...keyPath, 'sidebarId'],
      context,
    ),
  ]
}

type SidebarItem = Extract<NavbarMenuItemConfig, { type: 'docSidebar' }>

function hasTarget(
  { docsId, sidebarId }: SidebarItem,
  { graph, routes }: Context,
): boolean {
  const place = shownPlace(graph, docsId, undefined)
  return (
    place !== undefined &&
    sidebarTarget({ ...place, routes }, sidebarId) !== undefined
  )
}

function checkTarget(
  item: SidebarItem,
  keyPath: KeyPath,
  context: Context,
): Diagnostic[] {
  if (hasTarget(item, context)) return []
  return [
    {
      code: 'doc-sidebar-empty',
      severity: 'error',
      message: `The sidebar \`${item.sidebarId}\` has no page, so its navbar item has nothing to link to.`,
      hint: 'put a doc or a category with a link into the sidebar, or take the item out of the navbar.',
      place: {
        type: 'key',
        file: context.config.configFile,
        keyPath: [...keyPath, 'sidebarId'],
      },
    },
  ]
}

type Unknown = {
  readonly kind: 'doc' | 'sidebar'
  readonly name: string
  readonly names: string[]
}

function unknownName(
  { kind, name, names }: Unknown,
  keyPath: KeyPath,
  { config }: Context,
): Diagnostic {
  const meant = closestName(name, names)
  return {
    code: kind === 'doc' ? 'doc-unknown' : 'sidebar-unknown',
    severity: 'error',
    message: `The navbar names the ${kind} \`${name}\`, and there is none of this name.`,
    hint: meant
      ? `did you mean \`${meant}\`?`
      : `use ${quoteList(names.slice(0, 8))}.`,
    place: { type: 'key', file: config.configFile, keyPath },
  }
}

function unknownSet(
  docsId: string,
  keyPath: KeyPath,
  { config, graph }: Context,
): Diagnostic {
  const ids = graph.docSets.map((docSet) => docSet.config.id)
  return {
    code: 'doc-unknown',
    severity: 'error',
    message: `The navbar names the doc set \`${docsId}\`, and there is none of this id.`,
    hint:
      ids.length === 0
        ? 'configure `docs`, or take the item out.'
        : `use ${quoteList(ids)}.`,
    place: { type: 'key', file: config.configFile, keyPath },
  }
}
