import type { Json } from './json.ts'
import type { JsonObject } from './json.ts'
import type { Messages } from './messages.ts'
import type { RoutePath } from './route-path.ts'

/** A link as a component shows it; `href` is final: it holds `baseUrl`. */
export type LinkModel = {
  readonly label: string
  readonly href: string
}

/** A version of a doc set: choosing it makes it the one that a reader prefers. */
export type VersionChoice = {
  readonly docsId: string
  readonly version: string
}

/** What stands in place of a link or a label for readers who prefer a version. */
export type PreferredVersions = {
  readonly docsId: string
  /** By name of the version; the last one is not among them. */
  readonly links: Readonly<
    Record<string, { readonly label: string; readonly href?: string }>
  >
}

/** A link of a menu. */
export type MenuLink = LinkModel & {
  readonly isExternal: boolean
  /** The link leads to the section that the page belongs to. */
  readonly isActive: boolean
  /** What a screen reader says in place of the label. */
  readonly ariaLabel?: string
  readonly className?: string
  /** The language of a page in another one; the link keeps query and hash, and loads in full. */
  readonly lang?: string
  /** Following the link chooses this version; the link keeps query and hash. */
  readonly choice?: VersionChoice
  /** Only outside the docs: there the page itself says which version is meant. */
  readonly preferred?: PreferredVersions
}

/** HTML of the configuration, checked to hold no scripts and styles. */
export type MenuHtml = { readonly html: string; readonly className?: string }

/** What stands in a dropdown. */
export type MenuItem = MenuLink | MenuHtml

/** A component of the site, by its key in the configuration, with plain data. */
export type MenuComponent = {
  readonly component: string
  readonly props: JsonObject
}

type Positioned = { readonly position: 'left' | 'right' }

export type NavbarItem = Positioned &
  (
    | (MenuLink & { readonly type: 'link' })
    | {
        readonly type: 'dropdown'
        readonly label: string
        readonly className?: string
        /** Drawn before the label. */
        readonly icon?: 'languages'
        /** What the items are, where the label only names the current one. */
        readonly menuLabel?: string
        readonly preferred?: PreferredVersions
        readonly items: readonly MenuItem[]
      }
    | (MenuHtml & { readonly type: 'html' })
    | (MenuComponent & { readonly type: 'component' })
  )

export type LogoModel = {
  readonly alt: string
  readonly src: string
  readonly srcDark?: string
}

export type NavbarModel = {
  readonly title: string
  readonly href: string
  readonly logo?: LogoModel
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItem[]
}

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

export type TocItem = {
  readonly id: string
  readonly text: string
  /** Heading level, 2 to 6. */
  readonly level: number
}

export type ColorModeModel = {
  readonly defaultMode: 'light' | 'dark'
  readonly isSwitchable: boolean
  readonly followsSystem: boolean
}

/** What the hydrated roots around the article show. Embedded in the page as JSON. */
export type ShellModel = {
  readonly routePath: RoutePath
  /** The address at which this page wants to be seen. */
  readonly href: string
  readonly baseUrl: string
  readonly navbar: NavbarModel
  readonly sidebar?: SidebarModel
  readonly toc: readonly TocItem[]
  readonly colorMode: ColorModeModel
  /** Pictures of the article are shown in full size when they are pressed. */
  readonly zoomsImages: boolean
  /** Names of the versions of each doc set that has several, by its id. */
  readonly versions?: Readonly<Record<string, readonly string[]>>
  readonly messages: ShellMessages
  /** Present where code of the site's own runs in the browser. */
  readonly site?: SiteInfo
  /** Module of a page whose article is hydrated, absent on all others. */
  readonly island?: IslandModel
}

/** The module whose component makes the page's text, and hydrates it. */
export type IslandModel = {
  readonly moduleHref: string
  /** For how long nothing is said of its loading, in milliseconds. */
  readonly delay: number
  /** After how long it counts as failed, in milliseconds. */
  readonly timeout: number
}

/** What components in a page's content may know of their site. */
export type SiteInfo = {
  readonly title: string
  readonly tagline: string
  /** Origin, without a slash at its end. */
  readonly url: string
  /** Base path of the page's locale. */
  readonly baseUrl: string
  /** Base path of the whole site: that of static files, which all locales share. */
  readonly siteBaseUrl: string
  readonly favicon?: string
  readonly trailingSlash?: boolean
  readonly locale: string
  readonly defaultLocale: string
  readonly locales: readonly string[]
  /** Texts of the site's own components, by id or as they are written; absent without any. */
  readonly translations?: Readonly<Record<string, string>>
  /** What the config says for the site's own components; absent without any. */
  readonly customFields?: Readonly<Record<string, Json>>
  readonly docSets?: readonly DocSetInfo[]
  readonly colorMode: ColorModeModel
}

/** A doc set and its versions, newest first. */
export type DocSetInfo = {
  readonly id: string
  readonly versions: readonly {
    readonly name: string
    readonly label: string
    readonly isLast: boolean
    /** Address of its pages, with `baseUrl`. */
    readonly path: string
    /** Where a reader of the version begins, if it has docs. */
    readonly mainDocId?: string
    readonly mainDocPath?: string
  }[]
}

/** The messages that scripts in the browser need; the others stay in the HTML. */
export const shellMessageKeys = [
  'close',
  'openNavbar',
  'closeNavbar',
  'backToMainMenu',
  'mainNavigation',
  'collapseSidebar',
  'expandSidebar',
  'expandCategory',
  'collapseCategory',
  'switchToDark',
  'switchToLight',
  'onThisPage',
  'externalLink',
  'copyCode',
  'copiedCode',
  'crashTitle',
  'crashRetry',
  'crashCauses',
  'chunkFailed',
  'chunkTimedOut',
  'retry',
  'loading',
  'loadingPage',
  'backToTop',
  'copiedLink',
  'zoomImage',
  'baseUrlTitle',
  'baseUrlText',
] as const

export type ShellMessages = Pick<Messages, (typeof shellMessageKeys)[number]>
