import type { ShellMessages, SidebarItem, SidebarModel } from '@gwdocs/core'
import { SidebarCategory } from '../../replaceable/SidebarCategory.ts'
import { SidebarHtml } from '../../replaceable/SidebarHtml.ts'
import { SidebarLink } from '../../replaceable/SidebarLink.ts'
import { placeOf } from './open-categories.ts'
import type { TreeContext } from './tree-context.ts'
import { useOpenCategories } from './use-open-categories.ts'

export type SidebarTreeProps = {
  sidebar: SidebarModel
  routePath: string
  messages: ShellMessages
  /** Starts the ids in it: the tree may stand twice in a page. */
  idPrefix: string
}

export function SidebarTree({
  sidebar,
  routePath,
  messages,
  idPrefix,
}: SidebarTreeProps) {
  const [open, onToggle] = useOpenCategories(sidebar, routePath)
  const tree = { messages, idPrefix, open, onToggle }
  return (
    <ul className="gw-sidebar-list">
      <SidebarItems items={sidebar.items} tree={tree} />
    </ul>
  )
}

type SidebarItemsProps = {
  items: readonly SidebarItem[]
  tree: TreeContext
  parent?: string
}

function SidebarItems({ items, tree, parent }: SidebarItemsProps) {
  return items.map((item, index) => {
    const place = placeOf(parent, index)
    if (item.type === 'category') {
      return (
        <SidebarCategory key={place} category={item} place={place} tree={tree}>
          <SidebarItems items={item.items} tree={tree} parent={place} />
        </SidebarCategory>
      )
    }
    if (item.type === 'link') {
      return <SidebarLink key={place} link={item} tree={tree} />
    }
    return <SidebarHtml key={place} item={item} />
  })
}
