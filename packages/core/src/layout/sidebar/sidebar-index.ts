import type { RouteTable } from '../../routes/route.ts'
import type { RoutePath } from '../../shared/route-path.ts'
import type {
  SidebarItem,
  SidebarLevel,
  SidebarLevels,
} from '../../shared/sidebar-model.ts'
import { type ShownLevel, shownLevels } from './shown-levels.ts'

/** An item of a sidebar, as the pages of the site show it. */
export type Entry = {
  /** Its index at each level, from the top: `0-2`. */
  readonly place: string
  /** As pages elsewhere show it; absent where they hide it. */
  readonly item?: SidebarItem | undefined
  /** Address of the page, or of the first of the pages, to which it leads in this sidebar. */
  readonly leadsTo?: string | undefined
  /** As the page that it stands for shows it, or, of a category, a page somewhere in it. */
  readonly makeHere: (isActive: boolean) => SidebarItem
}

/** The entries below a category, or at the top. */
export type IndexLevel = {
  readonly all: readonly Entry[]
  /** Those that pages elsewhere show. */
  readonly listed: readonly Entry[]
  /** Place of a listed entry → its index among these. */
  readonly positions: ReadonlyMap<string, number>
}

/** A whole sidebar, worked out once for all of its pages. */
export type SidebarIndex = {
  /** Place of a category, or '' for the top → what it holds. */
  readonly levels: ReadonlyMap<string, IndexLevel>
  /** Page → where it stands, more than once perhaps. */
  readonly placesOf: ReadonlyMap<RoutePath, readonly string[]>
}

const known = new WeakMap<RouteTable, WeakMap<object, SidebarIndex>>()

/** The index of a sidebar, `of`; each table of routes has it worked out once. */
export function knownIndex(
  routes: RouteTable,
  of: object,
  make: () => SidebarIndex,
): SidebarIndex {
  const indexes = known.get(routes) ?? new WeakMap<object, SidebarIndex>()
  known.set(routes, indexes)
  const index = indexes.get(of) ?? make()
  indexes.set(of, index)
  return index
}

export function indexLevel(all: readonly Entry[]): IndexLevel {
  const listed = all.filter(({ item }) => item)
  const positions = listed.map(({ place }, index) => [place, index] as const)
  return { all, listed, positions: new Map(positions) }
}

/** Where a page stands in a sidebar. */
export type Trail = {
  /** The page itself. */
  readonly active: ReadonlySet<string>
  /** It and the categories around it. */
  readonly around: ReadonlySet<string>
}

export function trailOf({ placesOf }: SidebarIndex, path: RoutePath): Trail {
  const active = placesOf.get(path) ?? []
  const around = active.flatMap((place) => {
    const steps = place.split('-')
    return steps.map((_, index) => steps.slice(0, index + 1).join('-'))
  })
  return { active: new Set(active), around: new Set(around) }
}

/** What a page shows of a sidebar; `isWhole`: nothing is left out. */
export function pageLevel(
  index: SidebarIndex,
  path: RoutePath,
  isWhole: boolean,
): SidebarLevel {
  const trail = trailOf(index, path)
  const shown = shownLevels(index, trail, isWhole)
  const fill = (place: string): SidebarLevel => {
    const { entries, ...ends } = shown.get(place) as ShownLevel
    const items = entries.map((entry): SidebarItem => {
      const item = itemAt(entry, trail)
      if (item.type !== 'category' || !shown.has(entry.place)) return item
      const { after: _, ...bare } = item
      return { ...bare, ...fill(entry.place) }
    })
    return { items, ...ends }
  }
  return fill('')
}

function itemAt(
  { place, item, makeHere }: Entry,
  { active, around }: Trail,
): SidebarItem {
  return item && !around.has(place) ? item : makeHere(active.has(place))
}

/** All that is in a sidebar, for its file. */
export function allLevels({ levels }: SidebarIndex): SidebarLevels {
  return Object.fromEntries(
    [...levels].map(([place, { listed }]) => [
      place,
      listed.flatMap(({ item }) => item ?? []),
    ]),
  )
}
