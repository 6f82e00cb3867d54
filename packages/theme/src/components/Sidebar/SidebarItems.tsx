import { useEffect } from 'react'
import type { SidebarItem } from '@gwdocs/core'
import { SidebarCategory } from '../../replaceable/SidebarCategory.ts'
import { SidebarHtml } from '../../replaceable/SidebarHtml.ts'
import { SidebarLink } from '../../replaceable/SidebarLink.ts'
import { LevelState } from './LevelState.tsx'
import { RestOfLevel } from './RestOfLevel.tsx'
import type { TreeContext } from './tree-context.ts'
import { useFocusOnNew } from './use-focus-on-new.ts'
import type { SidebarState } from './use-sidebar-tree.ts'

export type SidebarItemsProps = {
  /** Of the category whose items they are; '' for those at the top. */
  place: string
  tree: TreeContext
  state: SidebarState
}

/** What stands below a category: items of the page, items that were loaded, or how that goes. */
export function SidebarItems({ place, tree, state }: SidebarItemsProps) {
  const { isRemote, load, levelsHref } = state
  const isWanted = isRemote(place) && tree.open.has(place)
  useEffect(() => {
    if (isWanted) load()
    // `load` is another function each time, and always means this file.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, levelsHref])
  const level = state.levelAt(place)
  const expectNew = useFocusOnNew(level)
  if (!level)
    return (
      <LevelState
        tree={tree}
        state={state}
        onRetry={(item) => expectNew(item, 'after')}
      />
    )
  const start = level.before?.count ?? 0
  const rest = { place, tree, state, expectNew }
  return (
    <>
      {level.before && (
        <RestOfLevel key="before" {...rest} end="before" rest={level.before} />
      )}
      {level.items.map((item, index) => (
        <Item
          key={start + index}
          item={item}
          place={item.type === 'category' ? item.place : ''}
          tree={tree}
          state={state}
        />
      ))}
      {level.after && (
        <RestOfLevel key="after" {...rest} end="after" rest={level.after} />
      )}
    </>
  )
}

type ItemProps = SidebarItemsProps & { item: SidebarItem }

function Item({ item, place, tree, state }: ItemProps) {
  if (item.type === 'link') return <SidebarLink link={item} tree={tree} />
  if (item.type === 'html') return <SidebarHtml item={item} />
  // What is loaded at the first press is not there before.
  const isThere = !state.isRemote(place) || tree.open.has(place)
  return (
    <SidebarCategory category={item} place={place} tree={tree}>
      {isThere && <SidebarItems place={place} tree={tree} state={state} />}
    </SidebarCategory>
  )
}
