import type { Place } from '../diagnostics/diagnostic.ts'
import type { JsonObject } from '../shared/json.ts'

/** A sidebar as the site's author arranged it: ids, no addresses yet. */
export type Sidebar = {
  readonly name: string
  readonly items: readonly SidebarNode[]
}

export type SidebarNode = DocNode | LinkNode | HtmlNode | CategoryNode

/** What every item may have besides. */
type ItemExtras = {
  /** Names the item in files of translations, in place of its label. */
  readonly key?: string | undefined
  /** A class of the site's for its place in the sidebar. */
  readonly className?: string | undefined
  /** Data of the site's for components of its own. */
  readonly customProps?: JsonObject | undefined
}

export type DocNode = ItemExtras & {
  readonly type: 'doc'
  readonly id: string
  readonly label: string | undefined
  /** Shown here, but the doc belongs to another sidebar. */
  readonly isRef: boolean
}

export type LinkNode = ItemExtras & {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly addsBaseUrl: boolean
  readonly description?: string | undefined
  /** Where it stands in its sidebars file. */
  readonly place: Place
}

export type HtmlNode = ItemExtras & {
  readonly type: 'html'
  readonly html: string
}

export type CategoryNode = ItemExtras & {
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
  readonly image?: string | undefined
  readonly keywords?: readonly string[] | undefined
  /** Where it is asked for. */
  readonly place?: Place
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
