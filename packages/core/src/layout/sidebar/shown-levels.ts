import type { SidebarRest } from '../../shared/sidebar-model.ts'
import type { Entry, IndexLevel, SidebarIndex, Trail } from './sidebar-index.ts'

/** A level of up to so many items is never cut. */
export const wholeLevel = 200

/** Of a longer one, a page has so many: those nearest to where it stands. */
export const cutLevel = 100

/** So many items a page has of the levels that the config opens, and as many of dead ends. */
export const itemsElsewhere = 100

/** A run of a level's entries, and what is left out at either end. */
export type ShownLevel = {
  readonly entries: readonly Entry[]
  readonly before?: SidebarRest
  readonly after?: SidebarRest
}

/** Why a level is in a page: the page lies in it, the config opens it, its label leads nowhere. */
type Cause = 'way' | 'open' | 'deadEnd'

type Waiting = { readonly place: string; readonly cause: Cause }

/**
 * The levels that a page holds, by the place of their category: those on its way and, up to a
 * bound, those that the config opens and those whose category leads to no page. Of what the
 * config opens beyond the bound, there are no items: it is open all the same.
 */
export function shownLevels(
  { levels }: SidebarIndex,
  trail: Trail,
  isWhole: boolean,
): ReadonlyMap<string, ShownLevel> {
  const shown = new Map<string, ShownLevel>()
  const left = {
    way: Infinity,
    open: itemsElsewhere,
    deadEnd: itemsElsewhere,
  }
  const waiting: Waiting[] = [{ place: '', cause: 'way' }]
  for (const { place, cause } of waiting) {
    const { entries, centre } = entriesOf(levels.get(place), place, trail)
    const run = isWhole
      ? { entries }
      : cut(entries, centre, Math.min(sizeOf(entries), left[cause]))
    shown.set(place, run)
    left[cause] -= run.entries.length
    for (const entry of run.entries) {
      if (!levels.has(entry.place)) continue
      const why = isWhole ? 'way' : causeOf(entry, trail)
      if (why) waiting.push({ place: entry.place, cause: why })
    }
  }
  return shown
}

function causeOf(
  { place, item, leadsTo }: Entry,
  { around }: Trail,
): Cause | undefined {
  if (around.has(place)) return 'way'
  if (item?.type !== 'category') return undefined
  if (item.isOpen || !item.isCollapsible) return 'open'
  return leadsTo === undefined ? 'deadEnd' : undefined
}

function sizeOf({ length }: readonly Entry[]): number {
  return length > wholeLevel ? cutLevel : length
}

type Entries = {
  readonly entries: readonly Entry[]
  /** Where the page stands among them; -1 where it does not. */
  readonly centre: number
}

/** What a page shows of a level if it shows all of it; it may be hidden from all others. */
function entriesOf(
  level: IndexLevel | undefined,
  place: string,
  trail: Trail,
): Entries {
  if (!level) return { entries: [], centre: -1 }
  // Those that stand for the page, or for what holds it.
  const own = [...trail.around].filter((each) => parentOf(each) === place)
  const isListed = own.every((each) => level.positions.has(each))
  if (isListed)
    return {
      entries: level.listed,
      centre: level.positions.get(own[0] ?? '') ?? -1,
    }
  const entries = level.all.filter(
    ({ item, place }) => item ?? trail.around.has(place),
  )
  const centre = entries.findIndex(({ place }) => trail.around.has(place))
  return { entries, centre }
}

function parentOf(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf('-')))
}

/** So many entries around one of them, or the first ones. */
function cut(
  entries: readonly Entry[],
  centre: number,
  size: number,
): ShownLevel {
  const last = entries.length - size
  const start = Math.max(0, Math.min(centre - Math.floor(size / 2), last))
  const end = start + size
  const before = start > 0 && restOf(start, entries, start - 1, -1)
  const after =
    end < entries.length && restOf(entries.length - end, entries, end, 1)
  return {
    entries: entries.slice(start, end),
    ...(before && { before }),
    ...(after && { after }),
  }
}

/** What is left out, with the first page that is met from there on. */
function restOf(
  count: number,
  entries: readonly Entry[],
  from: number,
  step: 1 | -1,
): SidebarRest {
  for (let at = from; entries[at]; at += step) {
    const href = entries[at]?.leadsTo
    if (href !== undefined) return { count, href }
  }
  return { count }
}
