import { useEffect, useRef } from 'react'
import type { TreeContext } from './tree-context.ts'
import type { SidebarState } from './use-sidebar-tree.ts'

export type LevelStateProps = {
  tree: Pick<TreeContext, 'messages'>
  state: Pick<SidebarState, 'status' | 'load'>
  /** In: the item of the list in which the button stood. */
  onRetry: (item: Element | null) => void
}

/** In the place of items that are not there yet: that they load, or that this has failed. */
export function LevelState({ tree, state, onRetry }: LevelStateProps) {
  const { messages } = tree
  const { status, load } = state
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (status !== 'offline') return undefined
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  })
  const isOffline = status === 'offline'
  if (status !== 'failed' && !isOffline)
    return (
      <li className="gw-sidebar-state gw-sidebar-loading" role="status">
        {messages.loading}
      </li>
    )
  const retry = () => {
    onRetry(ref.current)
    load()
  }
  return (
    <li ref={ref} className="gw-sidebar-state">
      <p role="alert">
        {isOffline ? messages.itemsOffline : messages.itemsFailed}
      </p>
      <button type="button" className="gw-sidebar-retry" onClick={retry}>
        {messages.retry}
      </button>
    </li>
  )
}
