/** A sidebar as the site's author arranged it: ids, no addresses yet. */
export type Sidebar = {
  readonly name: string
  readonly items: readonly SidebarNode[]
}

export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

export type DocNode = {
  readonly type: 'doc'
  readonly id: string
  readonly label: string | undefined
  /** Shown here, but the doc belongs to another sidebar. */
  readonly isRef: boolean
}

export type LinkNode = {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly addsBaseUrl: boolean
}

export type HtmlNode = { readonly type: 'html'; readonly html: string }

export type CategoryNode = {
  readonly type: 'category'
  readonly label: string
  readonly link: CategoryLink | undefined
  readonly isCollapsible: boolean
  readonly isCollapsed: boolean
  readonly description: string | undefined
  readonly items: readonly SidebarNode[]
}

export type CategoryLink =
  { readonly type: 'doc'; readonly id: string } | GeneratedIndex

/** A page that lists what is in a category. */
export type GeneratedIndex = {
  readonly type: 'generated-index'
  /** Below the version's root; filled in for every category once all sidebars are known. */
  readonly slug: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
}

/** Visits every node, parents before their children. */
export function* walkSidebar(
  items: readonly SidebarNode[],
): Generator<SidebarNode> {
  for (const item of items) {
    yield item
    if (item.type === 'category') yield* walkSidebar(item.items)
  }
}
