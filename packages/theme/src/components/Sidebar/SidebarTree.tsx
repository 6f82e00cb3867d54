import type { ShellMessages, SidebarModel } from '@gwdocs/core'
import { SidebarItems } from './SidebarItems.tsx'
import { useSidebarTree } from './use-sidebar-tree.ts'

export type SidebarTreeProps = {
  sidebar: SidebarModel
  routePath: string
  messages: ShellMessages
  /** Starts the ids in it: the tree may stand twice in a page. */
  idPrefix: string
}

/** The items of a sidebar: those of the page, and what its reader asks for besides. */
export function SidebarTree({
  sidebar,
  routePath,
  messages,
  idPrefix,
}: SidebarTreeProps) {
  const state = useSidebarTree(sidebar, routePath)
  const { open, onToggle, holding } = state
  const tree = { messages, idPrefix, open, onToggle, holding }
  return (
    <ul className="gw-sidebar-list">
      <SidebarItems place="" tree={tree} state={state} />
    </ul>
  )
}
