import type { ElementContent, Root } from 'hast'
import type { LinkModel } from './link-model.ts'
import type { LogoModel } from './navbar-model.ts'
import type { ShellModel, TocItem } from './shell-model.ts'
import type { SiteInfo } from './site-info.ts'
import type { Messages } from './messages.ts'
import type {
  Banner,
  ContentModel,
  Crumb,
  PageFoot,
  PagerModel,
  TagModel,
  TextLanguage,
  TranslationNotice,
  VersionNotice,
} from './page-parts.ts'
import type {
  ArchiveMain,
  AuthorsMain,
  BlogShortcuts,
  PostListMain,
  PostMain,
} from './blog-model.ts'
import type { HeadModel } from './head-model.ts'

export type DocMain = {
  readonly type: 'doc'
  /** Printed as the h1 unless the author hides it. */
  readonly title: string
  readonly hidesTitle: boolean
  /** What the author wrote after `# `, with its code and emphasis. */
  readonly titleContent?: readonly ElementContent[]
  /** Absent where breadcrumbs are off. The home crumb is not among them. */
  readonly breadcrumbs?: {
    readonly homeHref?: string
    readonly crumbs: readonly Crumb[]
  }
  readonly banners: readonly Banner[]
  /** Address of the page's text as Markdown. */
  readonly markdownHref?: string
  readonly versionNotice?: VersionNotice
  /** Label of the page's version, where there are several. */
  readonly versionBadge?: string
  readonly translationNotice?: TranslationNotice
  readonly textLanguage?: TextLanguage
  readonly content: ContentModel
  readonly toc: readonly TocItem[]
  readonly tags: readonly TagModel[]
  readonly foot?: PageFoot
  readonly pager: PagerModel
}

export type CategoryCard = LinkModel & {
  /** For a category without one, how many items it has. */
  readonly description?: string
  /** Number of items, for a category; absent for a page. */
  readonly itemCount?: number
  /** It leads to another site. */
  readonly isExternal?: boolean
}

export type CategoryMain = {
  readonly type: 'category'
  readonly title: string
  readonly description?: string
  readonly breadcrumbs?: DocMain['breadcrumbs']
  readonly versionNotice?: VersionNotice
  readonly versionBadge?: string
  readonly cards: readonly CategoryCard[]
  readonly pager: PagerModel
}

export type TagsMain = {
  readonly type: 'tags'
  readonly title: string
  /** Present on a blog. */
  readonly shortcuts?: BlogShortcuts
  readonly tags: readonly TagModel[]
}

/** The docs that carry a tag. */
export type DocTagMain = {
  readonly type: 'doc-tag'
  readonly title: string
  readonly description?: string
  /** The way back to all tags; absent where there is no such page. */
  readonly overview?: LinkModel
  readonly banners: readonly Banner[]
  readonly docs: readonly (LinkModel & { readonly description?: string })[]
}

/** A stand-alone Markdown page. */
export type PageMain = {
  readonly type: 'page'
  readonly titleContent?: readonly ElementContent[]
  readonly title: string | undefined
  readonly banners: readonly Banner[]
  readonly translationNotice?: TranslationNotice
  readonly textLanguage?: TextLanguage
  readonly content: ContentModel
  readonly toc: readonly TocItem[]
  readonly foot?: PageFoot
}

/** A React page of the site: its component is the whole main area. */
export type ModuleMain = {
  readonly type: 'module'
  readonly filePath: string
}

export type NotFoundMain = {
  readonly type: 'not-found'
  readonly homeHref: string
}

/** Stands for a page that cannot be had now. */
export type OfflineMain = { readonly type: 'offline'; readonly title: string }

export type MainModel =
  | DocMain
  | CategoryMain
  | PostMain
  | PostListMain
  | TagsMain
  | DocTagMain
  | AuthorsMain
  | ArchiveMain
  | PageMain
  | ModuleMain
  | NotFoundMain
  | OfflineMain

export type FooterItem =
  | (LinkModel & {
      readonly isExternal: boolean
      readonly ariaLabel?: string
      readonly className?: string
    })
  | { readonly html: string }

export type FooterModel = {
  /** `dark` in both colour modes; `light` follows the colour mode. */
  readonly style: 'dark' | 'light'
  readonly logo?: LogoModel & { readonly href: string }
  readonly columns: readonly {
    /** Absent: the links stand in one row. */
    readonly title?: string
    readonly links: readonly FooterItem[]
  }[]
  /** HTML, checked to hold no scripts and styles. */
  readonly copyright?: string
}

/** The bar above every page. */
export type AnnouncementModel = {
  readonly id: string
  readonly isCloseable: boolean
  readonly root: Root
}

/** Where places went that the page had once, and the script that sends their readers on. */
export type MovedPlaces = {
  readonly scriptHref: string
  /** Id → address. */
  readonly places: Readonly<Record<string, string>>
}

/** All that a page shows: what rendering depends on, and nothing else. */
export type PageModel = {
  readonly head: HeadModel
  readonly shell: ShellModel
  readonly main: MainModel
  readonly footer?: FooterModel
  readonly announcement?: AnnouncementModel
  readonly movedPlaces?: MovedPlaces
  readonly messages: Messages
  readonly site: SiteInfo
}
