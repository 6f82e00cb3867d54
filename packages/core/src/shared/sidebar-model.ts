import type { JsonObject } from './json.ts'

/** What the maintainer gives any item of a sidebar. */
type SidebarExtras = {
  readonly className?: string
  readonly customProps?: JsonObject
}

export type SidebarLink = SidebarExtras & {
  readonly type: 'link'
  readonly label: string
  readonly href: string
  readonly isExternal?: true
  readonly isActive?: true
}

export type SidebarCategory = SidebarExtras & {
  readonly type: 'category'
  readonly label: string
  /** Leads to the category's page or, where it has none, to its first page. */
  readonly href?: string
  /** The category has a page of its own at `href`. */
  readonly hasPage: boolean
  readonly isActive?: true
  readonly isOpen: boolean
  readonly isCollapsible: boolean
  readonly items: readonly SidebarItem[]
}

/** Text that the maintainer wrote as HTML, checked to hold no scripts and styles. */
export type SidebarHtml = SidebarExtras & {
  readonly type: 'html'
  readonly html: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

export type SidebarModel = {
  /** Which sidebar this is: pages that show the same one have the same name. */
  readonly name: string
  readonly label: string
  /** Stands above the items for all to see. */
  readonly title?: string
  readonly isHideable: boolean
  readonly autoCollapses: boolean
  readonly items: readonly SidebarItem[]
}
