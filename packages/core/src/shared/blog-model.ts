import type { ElementContent } from 'hast'
import type { LinkModel } from './link-model.ts'
import type { TocItem } from './shell-model.ts'
import type {
  Banner,
  ContentModel,
  PageFoot,
  PagerModel,
  TagModel,
  TextLanguage,
  TranslationNotice,
} from './page-parts.ts'

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
  /** Address of the page's text as Markdown. */
  readonly markdownHref?: string
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
