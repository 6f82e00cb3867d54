import type { SidebarHtml as Html } from '@gwdocs/core'
import { withClass } from './with-class.ts'

export type SidebarHtmlProps = { item: Html }

/** HTML of the sidebars file, as an item of a list. */
export function SidebarHtml({ item }: SidebarHtmlProps) {
  return (
    <li
      className={withClass('gw-sidebar-html', item.className)}
      dangerouslySetInnerHTML={{ __html: item.html }}
    />
  )
}
