import type { TocItem } from '@gwdocs/core'

export type TocNode = TocItem & { readonly children: readonly TocNode[] }

/** Nests headings: each stands below the nearest heading before it that is of a higher rank. */
export function toTocTree(items: readonly TocItem[]): readonly TocNode[] {
  const [first, ...rest] = items
  if (!first) return []
  const end = rest.findIndex(({ level }) => level <= first.level)
  const inside = end === -1 ? rest : rest.slice(0, end)
  const after = end === -1 ? [] : rest.slice(end)
  return [{ ...first, children: toTocTree(inside) }, ...toTocTree(after)]
}
