import type { Messages } from './messages.ts'
import type { NavbarModel } from './navbar-model.ts'
import type { RoutePath } from './route-path.ts'
import type { SearchModel } from './search/search-model.ts'
import type { SidebarModel } from './sidebar-model.ts'
import type { ColorModeModel, SiteInfo } from './site-info.ts'

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
  /** Present where the site has a search. */
  readonly search?: SearchModel
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

export type TocItem = {
  readonly id: string
  readonly text: string
  /** Heading level, 2 to 6. */
  readonly level: number
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
  'earlierItems',
  'laterItems',
  'itemsFailed',
  'itemsOffline',
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
  'search',
  'searchNeedsScript',
  'searchFailed',
] as const

export type ShellMessages = Pick<Messages, (typeof shellMessageKeys)[number]>
