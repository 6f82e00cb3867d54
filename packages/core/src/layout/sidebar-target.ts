import type { RoutePath } from '../shared/route-path.ts'
import { walkSidebar } from '../sidebars/sidebar.ts'
import { findSidebar } from './doc-lookup.ts'
import {
  categoryPage,
  docLabel,
  docPage,
  type SidebarPlace,
} from './sidebar-entries.ts'

export type SidebarTarget = {
  readonly permalink: RoutePath
  readonly label: string
}

/** The first page of a sidebar: where a navbar item that names the sidebar leads. */
export function sidebarTarget(
  place: SidebarPlace,
  sidebarId: string,
): SidebarTarget | undefined {
  const sidebar = findSidebar(place.version, sidebarId)
  if (!sidebar) return undefined
  for (const node of walkSidebar(sidebar.items)) {
    const page =
      node.type === 'doc'
        ? docPage(node.id, place)
        : node.type === 'category'
          ? categoryPage(node, place)
          : undefined
    const label =
      node.type === 'doc'
        ? docLabel(node, place)
        : 'label' in node
          ? node.label
          : ''
    if (page) return { permalink: page.permalink, label }
  }
  return undefined
}
