import type { ShellMessages, SidebarItem, SidebarModel } from '@gwdocs/core'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import { withClass } from './with-class.ts'
import { placeOf } from './open-categories.ts'
import { SidebarCategoryItem } from './SidebarCategoryItem.tsx'
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
        <SidebarCategoryItem
          key={place}
          category={item}
          place={place}
          tree={tree}
        >
          <SidebarItems items={item.items} tree={tree} parent={place} />
        </SidebarCategoryItem>
      )
    }
    if (item.type === 'link') {
      return <SidebarLinkItem key={place} link={item} tree={tree} />
    }
    return (
      <li
        key={place}
        className={withClass('gw-sidebar-html', item.className)}
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
    )
  })
}

type SidebarLinkItemProps = {
  link: Extract<SidebarItem, { type: 'link' }>
  tree: TreeContext
}

function SidebarLinkItem({ link, tree }: SidebarLinkItemProps) {
  return (
    <li className={link.className}>
      <ItemLink
        item={withoutClass(link)}
        className="gw-sidebar-link"
        externalLabel={tree.messages.externalLink}
        current={link.isActive ? 'page' : undefined}
      />
    </li>
  )
}

/** The class belongs to the item's place in the list, not to its link. */
function withoutClass({ className: _, ...link }: SidebarLinkItemProps['link']) {
  return link
}
