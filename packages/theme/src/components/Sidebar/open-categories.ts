import type { SidebarCategory, SidebarItem } from '@gwdocs/core'

/** Places of the open categories in the tree: `0`, `0-2`. Closed ones are absent. */
export type OpenCategories = ReadonlySet<string>

type Options = { readonly autoCollapses: boolean }

/** Where an item stands: its index at each level, from the top. */
export function placeOf(parent: string | undefined, index: number): string {
  return parent === undefined ? `${index}` : `${parent}-${index}`
}

/** What is open when the tree is first shown. */
export function initiallyOpen(items: readonly SidebarItem[]): OpenCategories {
  const categories = listCategories(items)
  return new Set(
    categories
      .filter(({ category }) => isShownOpen(category))
      .map(({ place }) => place),
  )
}

/** A click on a category's button; where the sidebar says so, its siblings close. */
export function toggleCategory(
  open: OpenCategories,
  place: string,
  { autoCollapses }: Options,
): OpenCategories {
  const next = new Set(open)
  if (next.delete(place)) return next
  if (autoCollapses) closeSiblings(next, place)
  return next.add(place)
}

/** After a change of page: what holds the new page opens, the rest stays as it was. */
export function followPage(
  open: OpenCategories,
  items: readonly SidebarItem[],
  { autoCollapses }: Options,
): OpenCategories {
  const next = new Set(open)
  for (const { place, category } of listCategories(items)) {
    if (!holdsActivePage(category)) continue
    if (autoCollapses) closeSiblings(next, place)
    next.add(place)
  }
  return next
}

export function holdsActivePage(category: SidebarCategory): boolean {
  return (
    category.isActive === true ||
    category.items.some((item) =>
      item.type === 'category'
        ? holdsActivePage(item)
        : item.type === 'link' && item.isActive === true,
    )
  )
}

function isShownOpen(category: SidebarCategory): boolean {
  return category.isOpen || !category.isCollapsible || holdsActivePage(category)
}

type Placed = { readonly place: string; readonly category: SidebarCategory }

function listCategories(
  items: readonly SidebarItem[],
  parent?: string,
): Placed[] {
  return items.flatMap((item, index) => {
    if (item.type !== 'category') return []
    const place = placeOf(parent, index)
    return [{ place, category: item }, ...listCategories(item.items, place)]
  })
}

/** What stands open inside a sibling stays so, unseen, for when it opens again. */
function closeSiblings(open: Set<string>, place: string): void {
  const level = place.slice(0, place.lastIndexOf('-') + 1)
  for (const each of [...open]) {
    const isSibling =
      each.startsWith(level) && !each.slice(level.length).includes('-')
    if (isSibling && each !== place) open.delete(each)
  }
}
