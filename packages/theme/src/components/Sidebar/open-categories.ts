import type { SidebarCategory, SidebarItem } from '@gwdocs/core'

/** Places of the open categories in the tree: `0`, `0-2`. Closed ones are absent. */
export type OpenCategories = ReadonlySet<string>

/** What was opened or closed, by the reader or on the way; of others, the config decides. */
export type Choices = ReadonlyMap<string, boolean>

type Options = { readonly autoCollapses: boolean }

/** Which of these categories are open. */
export function openCategories(
  categories: Iterable<SidebarCategory>,
  choices: Choices,
): OpenCategories {
  const open = [...categories].filter(
    (each) => choices.get(each.place) ?? (each.isOpen || !each.isCollapsible),
  )
  return new Set(open.map(({ place }) => place))
}

/** A click on a category's button; where the sidebar says so, its siblings close. */
export function toggleCategory(
  open: OpenCategories,
  choices: Choices,
  place: string,
  { autoCollapses }: Options,
): Choices {
  const next = new Map(choices)
  const isOpening = !open.has(place)
  if (isOpening && autoCollapses) closeSiblings(next, open, place)
  return next.set(place, isOpening)
}

/** After a change of page: what holds the new page opens, the rest stays as it was. */
export function followPage(
  open: OpenCategories,
  choices: Choices,
  holding: Iterable<string>,
  { autoCollapses }: Options,
): Choices {
  const next = new Map(choices)
  for (const place of open) next.set(place, true)
  for (const place of holding) {
    if (autoCollapses) closeSiblings(next, open, place)
    next.set(place, true)
  }
  return next
}

/** The categories around the page, outermost first, and its own. */
export function holdingPlaces(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return []
    const below = holdingPlaces(item.items)
    const holds =
      item.isActive === true || below.length > 0 || item.items.some(isPage)
    return holds ? [item.place, ...below] : []
  })
}

function isPage(item: SidebarItem): boolean {
  return item.type === 'link' && item.isActive === true
}

/** What stands open inside a sibling stays so, unseen, for when it opens again. */
function closeSiblings(
  choices: Map<string, boolean>,
  open: OpenCategories,
  place: string,
): void {
  const level = parentOf(place)
  for (const each of open)
    if (each !== place && parentOf(each) === level) choices.set(each, false)
}

function parentOf(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf('-')))
}
