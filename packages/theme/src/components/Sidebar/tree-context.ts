import type { ShellMessages } from '@gwdocs/core'
import type { SidebarState } from './use-sidebar-tree.ts'

/** What all items of a sidebar tree share. */
export type TreeContext = Pick<
  SidebarState,
  'open' | 'onToggle' | 'holding'
> & {
  readonly messages: ShellMessages
  readonly idPrefix: string
}
