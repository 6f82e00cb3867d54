import type { ReactNode } from 'react'
import type { SidebarCategory as Category } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { Collapsible } from './Collapsible.tsx'
import { withClass } from './with-class.ts'
import type { TreeContext } from './tree-context.ts'

export type SidebarCategoryProps = {
  category: Category
  place: string
  tree: TreeContext
  /** Its own items. */
  children: ReactNode
}

/** A link to the category's page with, beside it, a button that opens and closes it. */
export function SidebarCategory({
  category,
  place,
  tree,
  children,
}: SidebarCategoryProps) {
  const isOpen = !category.isCollapsible || tree.open.has(place)
  const listId = `${tree.idPrefix}-${place}`
  return (
    <li className={withClass('gw-sidebar-category', category.className)}>
      <div
        className="gw-sidebar-row"
        data-gw-holds-page={tree.holding.has(place) || undefined}
      >
        <CategoryLabel category={category} />
        {category.isCollapsible && (
          <button
            type="button"
            className="gw-sidebar-toggle"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={toggleLabel(category, isOpen, tree)}
            onClick={() => tree.onToggle(place)}
          />
        )}
      </div>
      <Collapsible id={listId} isOpen={isOpen} className="gw-sidebar-list">
        {children}
      </Collapsible>
    </li>
  )
}

function CategoryLabel({ category }: { category: Category }) {
  const { href, label, isActive } = category
  if (href === undefined)
    return <span className="gw-sidebar-label">{label}</span>
  return (
    <a
      className="gw-sidebar-link gw-sidebar-label"
      href={href}
      aria-current={isActive ? 'page' : undefined}
    >
      {label}
    </a>
  )
}

function toggleLabel(
  { label }: Category,
  isOpen: boolean,
  { messages }: TreeContext,
): string {
  const template = isOpen ? messages.collapseCategory : messages.expandCategory
  return formatMessage(template, { label })
}
