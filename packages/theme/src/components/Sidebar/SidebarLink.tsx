import type { SidebarLink as Link } from '@gwdocs/core'
import { ItemLink } from '../ItemLink/ItemLink.tsx'
import type { TreeContext } from './tree-context.ts'

export type SidebarLinkProps = { link: Link; tree: TreeContext }

/** A page in the sidebar, as an item of a list. */
export function SidebarLink({ link, tree }: SidebarLinkProps) {
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
function withoutClass({ className: _, ...link }: Link) {
  return link
}
