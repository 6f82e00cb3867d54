import type { SidebarNode } from './sidebar.ts'

/** A category that lost its docs becomes its own page, or goes where it has none. */
export function dropEmpty(items: readonly SidebarNode[]): SidebarNode[] {
  return items.flatMap((item): SidebarNode[] => {
    if (item.type !== 'category') return [item]
    const children = dropEmpty(item.items)
    if (children.length > 0) return [{ ...item, items: children }]
    return item.link?.type === 'doc'
      ? [{ type: 'doc', id: item.link.id, label: item.label, isRef: false }]
      : []
  })
}
