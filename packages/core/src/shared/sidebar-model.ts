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

export type SidebarCategory = SidebarExtras &
  SidebarLevel & {
    readonly type: 'category'
    readonly label: string
    /** Where it stands in the whole sidebar, on every page alike: `0`, `0-2`. */
    readonly place: string
    /** Leads to the category's page or, where it has none, to its first page. */
    readonly href?: string
    /** The category has a page of its own at `href`. */
    readonly hasPage: boolean
    readonly isActive?: true
    readonly isOpen: boolean
    readonly isCollapsible: boolean
  }

/** Text that the maintainer wrote as HTML, checked to hold no scripts and styles. */
export type SidebarHtml = SidebarExtras & {
  readonly type: 'html'
  readonly html: string
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml

/**
 * What stands below a category, or at the top of a sidebar: a run of its items. What comes
 * before and after them is in the file of the sidebar, not in the page.
 */
export type SidebarLevel = {
  readonly items: readonly SidebarItem[]
  /** Absent where nothing is left out there. */
  readonly before?: SidebarRest
  /** Absent where nothing is left out there. */
  readonly after?: SidebarRest
}

/** Items that a page leaves out at one end of a level. */
export type SidebarRest = {
  readonly count: number
  /** The nearest page among them: it shows what stands around it. */
  readonly href?: string
}

/**
 * The file of a sidebar: all items by the place of the category that holds them, the top by ''.
 * They are as pages elsewhere show them; categories in it say only how much they hold.
 */
export type SidebarLevels = Readonly<Record<string, readonly SidebarItem[]>>

export type SidebarModel = SidebarLevel & {
  /** Which sidebar this is: pages that show the same one have the same name. */
  readonly name: string
  readonly label: string
  /** Stands above the items for all to see. */
  readonly title?: string
  readonly isHideable: boolean
  readonly autoCollapses: boolean
  /** Address of the sidebar's file, `SidebarLevels`; absent where the page holds all of it. */
  readonly levelsHref?: string
}
