import type {
  SidebarCategory,
  SidebarItem,
  SidebarLevel,
  SidebarLevels,
} from '@gwdocs/core'

/** What is known of a sidebar without its file, by the place of the category; '' is the top. */
export type KnownLevels = ReadonlyMap<string, SidebarLevel>

/** Which end of a level, and how often more of it was asked for. */
export type LevelEnd = 'before' | 'after'
export type Asked = ReadonlyMap<string, Readonly<Record<LevelEnd, number>>>

/** So many items of a long level are shown at a time. */
export const itemsAtATime = 1000

/** The levels that a page holds; a category whose items are elsewhere has none. */
export function pageLevels(sidebar: SidebarLevel): KnownLevels {
  const levels = new Map<string, SidebarLevel>()
  const add = (place: string, { items, before, after }: SidebarLevel) => {
    levels.set(place, {
      items,
      ...(before && { before }),
      ...(after && { after }),
    })
    for (const item of items)
      if (item.type === 'category' && isHere(item)) add(item.place, item)
  }
  add('', sidebar)
  return levels
}

/** What is open is here, and be it no more than a link to its items. */
function isHere({ items, after, isOpen, isCollapsible }: SidebarCategory) {
  return items.length > 0 || !after || isOpen || !isCollapsible
}

/** The levels of a page with those of the page before it: what a reader saw stays. */
export function mergeLevels(
  known: KnownLevels,
  page: KnownLevels,
): KnownLevels {
  const merged = new Map<string, SidebarLevel>(
    [...known].map(([place, level]) => [
      place,
      { ...level, items: level.items.map(fade) },
    ]),
  )
  for (const [place, level] of page) {
    const before = merged.get(place)
    merged.set(place, before ? join(before, level) : level)
  }
  return merged
}

/** An item as pages elsewhere show it. */
function fade(item: SidebarItem): SidebarItem {
  if (item.type === 'html') return item
  const { isActive: _, ...faded } = item
  return faded.type === 'category' ? { ...faded, items: [] } : faded
}

/** Two runs of one level as one run; the new one alone if there is a gap between them. */
function join(old: SidebarLevel, level: SidebarLevel): SidebarLevel {
  const [was, is] = [rangeOf(old), rangeOf(level)]
  const hasGap = was.start > is.end || is.start > was.end
  if (was.total !== is.total || hasGap) return level
  const before = was.start < is.start ? old.before : level.before
  const after = was.end > is.end ? old.after : level.after
  return {
    items: [
      ...old.items.slice(0, Math.max(0, is.start - was.start)),
      ...level.items,
      ...old.items.slice(Math.max(0, is.end - was.start)),
    ],
    ...(before && { before }),
    ...(after && { after }),
  }
}

function rangeOf({ items, before, after }: SidebarLevel) {
  const start = before?.count ?? 0
  const end = start + items.length
  return { start, end, total: end + (after?.count ?? 0) }
}

/**
 * All that can be shown of a level: what is known, and what was asked for and the file has.
 * Undefined where neither knows it.
 */
export function shownLevel(
  place: string,
  known: KnownLevels,
  asked: Asked,
  file: SidebarLevels | undefined,
): SidebarLevel | undefined {
  const level = known.get(place)
  const all = file?.[place]
  if (!all) return level
  const more = asked.get(place) ?? { before: 0, after: 0 }
  const start = level?.before?.count ?? 0
  const rest = level ? (level.after?.count ?? 0) : all.length
  const from = Math.max(0, start - more.before * itemsAtATime)
  const end = all.length - rest
  // What a category opens with counts as asked for.
  const times = more.after + (level ? 0 : 1)
  const to = Math.min(all.length, end + times * itemsAtATime)
  return {
    items: [
      ...all.slice(from, start),
      ...(level?.items ?? []),
      ...all.slice(end, to),
    ],
    ...(from > 0 && { before: { ...level?.before, count: from } }),
    ...(to < all.length && {
      after: { ...level?.after, count: all.length - to },
    }),
  }
}
