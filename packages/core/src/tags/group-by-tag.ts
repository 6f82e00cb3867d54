import type { Tag, Tagged } from './tag.ts'

/** A tag with what carries it. */
export type TagGroup<Item extends Tagged> = {
  readonly tag: Tag
  /** The listed items; where there are none, the unlisted ones. Never empty. */
  readonly items: readonly Item[]
  /** No listed item carries the tag: it stands in no list itself. */
  readonly isUnlisted: boolean
}

/**
 * The tags that items carry, by label; tags of one permalink are one.
 *
 * @see facts: draft and unlisted, of Docusaurus classic 3.10
 */
export function groupByTag<Item extends Tagged>(
  items: readonly Item[],
): readonly TagGroup<Item>[] {
  const groups = new Map<string, { tag: Tag; items: Item[] }>()
  for (const item of items) {
    for (const tag of item.tags) {
      const group = groups.get(tag.permalink)
      if (group) group.items.push(item)
      else groups.set(tag.permalink, { tag, items: [item] })
    }
  }
  return [...groups.values()]
    .map(toGroup)
    .sort((a, b) => compareText(a.tag.label, b.tag.label))
}

function toGroup<Item extends Tagged>(group: {
  tag: Tag
  items: Item[]
}): TagGroup<Item> {
  const listed = group.items.filter(({ isUnlisted }) => !isUnlisted)
  const isUnlisted = listed.length === 0
  return {
    tag: group.tag,
    items: isUnlisted ? group.items : listed,
    isUnlisted,
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
