export type InitialGroup<Item> = {
  readonly initial: string
  readonly items: readonly Item[]
}

/** Groups by the first character, upper-cased; groups keep the order of first sight. */
export function groupByInitial<Item extends { readonly label: string }>(
  items: readonly Item[],
): readonly InitialGroup<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const initial = (Array.from(item.label)[0] ?? '').toUpperCase()
    groups.set(initial, [...(groups.get(initial) ?? []), item])
  }
  return [...groups].map(([initial, grouped]) => ({ initial, items: grouped }))
}
