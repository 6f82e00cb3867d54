import type { Element, ElementContent, Root } from 'hast'
import type {
  LinkModel,
  LogoModel,
  ShellModel,
  SiteInfo,
  TocItem,
  VersionChoice,
} from './page-model.ts'
import type { JsonObject } from './json.ts'
import type { Messages } from './messages.ts'

/**
 * The text of a page: a content tree in which every link is resolved and every code block
 * coloured, or the file of a module whose component makes it.
 */
export type ContentModel =
  | { readonly type: 'tree'; readonly root: Root }
  | { readonly type: 'module'; readonly filePath: string }

/** A crumb without `href` is plain text. */
export type Crumb = { readonly label: string; readonly href?: string }

export type Banner = 'unlisted' | 'draft'

/** Says that a page belongs to a version that is not the last one. */
export type VersionNotice = {
  readonly type: 'unreleased' | 'unmaintained'
  /** Label of the page's version. */
  readonly version: string
  /** The same page, or the nearest one, in the last version. */
  readonly latest?: LinkModel & { readonly choice: VersionChoice }
}

/** Says that a page is not translated yet, or that its source has changed since it was. */
export type TranslationNotice =
  | {
      readonly type: 'missing'
      /** Name of the source's language, in the page's. */
      readonly language: string
    }
  | {
      readonly type: 'stale'
      readonly language: string
      /** Tag of the source's language. */
      readonly lang: string
      /** The source page. */
      readonly href?: string
      /** Sections of the source page that are other or new; by their headings there. */
      readonly sections: readonly LinkModel[]
    }

/** The language of a text that is not in the language of its page. */
export type TextLanguage = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

export type PagerModel = {
  readonly previous?: LinkModel
  readonly next?: LinkModel
}

export type TagModel = LinkModel & {
  readonly description?: string
  readonly count?: number
}

export type AuthorModel = {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Where the name leads: the author's page here, else their own site. */
  readonly href?: string
  readonly imageSrc?: string
  readonly socials: readonly SocialModel[]
  readonly count?: number
}

export type LastUpdate = {
  /** ISO 8601, for machines. */
  readonly date?: string
  /** In the page's language, UTC. */
  readonly dateText?: string
  readonly author?: string
}

/** What stands below the text of a page. */
export type PageFoot = {
  /** Where the page is edited. */
  readonly editHref?: string
  readonly lastUpdate?: LastUpdate
}

/** An account of an author; the label names both. */
export type SocialModel = LinkModel & { readonly service: string }

/** `descending` has the newest post first. */
export type PostOrder = 'descending' | 'ascending'

export type FeedType = 'rss' | 'atom' | 'json'

/** A feed as pages name it: the label is the format. */
export type FeedLink = LinkModel & {
  readonly title: string
  readonly mimeType: string
}

/** Ways into a blog: its list, archive, tags and authors, and its feeds. */
export type BlogShortcuts = {
  readonly pages: readonly (LinkModel & { readonly isCurrent: boolean })[]
  readonly feeds: readonly FeedLink[]
}

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

export type PostHeader = {
  readonly title: string
  readonly href: string
  /** ISO 8601, for machines. */
  readonly date: string
  /** In the page's language, UTC. */
  readonly dateText: string
  /** How long it takes to read, in the page's language. */
  readonly readingTime?: string
  readonly authors: readonly AuthorModel[]
  readonly tags: readonly TagModel[]
}

export type PostMain = {
  readonly type: 'post'
  readonly header: PostHeader
  readonly titleContent?: readonly ElementContent[]
  readonly hidesTitle: boolean
  readonly banners: readonly Banner[]
  readonly translationNotice?: TranslationNotice
  readonly textLanguage?: TextLanguage
  readonly content: ContentModel
  readonly toc: readonly TocItem[]
  readonly foot?: PageFoot
  readonly pager: PagerModel
  readonly order: PostOrder
}

export type PostSummary = {
  readonly header: PostHeader
  readonly textLanguage?: TextLanguage
  readonly content: ContentModel
  /** There is more to read than the summary holds. */
  readonly isTruncated: boolean
}

/** A list of posts: the blog itself, a tag's or an author's. */
export type PostListMain = {
  readonly type: 'post-list'
  readonly title: string
  readonly description?: string
  /** Author of the list, where it is an author's. */
  readonly author?: AuthorModel
  /** The way back to all tags or all authors. */
  readonly overview?: LinkModel
  /** On the blog's own list. */
  readonly shortcuts?: BlogShortcuts
  readonly banners: readonly Banner[]
  readonly posts: readonly PostSummary[]
  readonly pager: PagerModel
  readonly order: PostOrder
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

export type AuthorsMain = {
  readonly type: 'authors'
  readonly title: string
  readonly shortcuts: BlogShortcuts
  readonly authors: readonly AuthorModel[]
}

export type ArchiveMain = {
  readonly type: 'archive'
  readonly title: string
  readonly description: string
  readonly shortcuts: BlogShortcuts
  readonly years: readonly {
    readonly year: string
    readonly posts: readonly (LinkModel & {
      readonly date: string
      readonly dateText: string
    })[]
  }[]
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

/** The page in a language: a tag, or `x-default` for readers of any other. */
export type AlternateModel = { readonly lang: string; readonly href: string }
/** The bar above every page. */
export type AnnouncementModel = {
  readonly id: string
  readonly isCloseable: boolean
  readonly root: Root
}

/** What sharing services read of a post. */
export type ArticleHead = {
  /** ISO 8601. */
  readonly publishedTime: string
  /** Addresses of the authors' pages, absolute. */
  readonly authors: readonly string[]
  readonly tags: readonly string[]
}

/** An element that the config puts into every page's head; an empty value is none. */
export type HeadTag = {
  readonly tagName: 'link' | 'meta' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** A data block. */
  readonly text?: string
}

export type HeadModel = {
  /** As the browser's tab shows it. */
  readonly title: string
  readonly description?: string
  readonly canonical: string
  readonly keywords?: readonly string[]
  readonly image?: string
  /** Present on a post. */
  readonly article?: ArticleHead
  /** Every feed of the site. */
  readonly feeds: readonly FeedLink[]
  /** What the page says in the words of schema.org. */
  readonly structuredData: readonly JsonObject[]
  readonly noIndex: boolean
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** The page in all languages of the site; empty where there is only one. */
  readonly alternates: readonly AlternateModel[]
  readonly favicon?: string
  readonly styleHrefs: readonly string[]
  /** From the config, the same on every page. */
  readonly siteTags: readonly HeadTag[]
  readonly clientHref: string
  /** Identifies the deployment: pages of two never mix in one browser tab. */
  readonly buildId: string
}

/** All that a page shows: what rendering depends on, and nothing else. */
export type PageModel = {
  readonly head: HeadModel
  readonly shell: ShellModel
  readonly main: MainModel
  readonly footer?: FooterModel
  readonly announcement?: AnnouncementModel
  readonly messages: Messages
  readonly site: SiteInfo
}

/** How a content tree names what the theme draws: elements that rendering maps to components. */
export type CodeElement = Element & {
  tagName: 'gw-code'
  properties: {
    language?: string
    /** All that stands behind the language on the fence. */
    meta?: string
    code: string
    /** Coloured lines, as HTML. */
    html?: string
  }
}
