import type { Keep } from './keep.ts'

/**
 * The list of last time while each of its items stands for the one that is there now: whoever
 * depends on nothing else of them sees the same list, and has nothing to do.
 *
 * @param areSame whether two items are the same for whoever asks
 */
export function sameAsBefore<Item>(
  keep: Keep,
  name: string,
  now: readonly Item[],
  areSame: (one: Item, other: Item) => boolean,
): readonly Item[] {
  const last = keep<{ items: readonly Item[] }>(name, [], () => ({
    items: now,
  }))
  const { items } = last
  const isSame =
    items.length === now.length &&
    now.every((item, index) => {
      const before = items[index] as Item
      return item === before || areSame(item, before)
    })
  if (!isSame) last.items = now
  return last.items
}
