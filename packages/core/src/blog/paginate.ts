/** Splits a list into pages; an empty list still has one, empty page. */
export function paginate<Item>(
  items: readonly Item[],
  perPage: number | 'ALL',
): readonly (readonly Item[])[] {
  if (perPage === 'ALL' || items.length === 0) return [items]
  const count = Math.ceil(items.length / perPage)
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  )
}
