import type { JsonObject } from './json.ts'
import type { FeedLink } from './blog-model.ts'

/** The page in a language: a tag, or `x-default` for readers of any other. */
export type AlternateModel = { readonly lang: string; readonly href: string }

/** A picture that stands for a page where it is shared. */
export type ShareImage = {
  /** Absolute. */
  readonly url: string
  /** In pixels, where they are known. */
  readonly width?: number
  readonly height?: number
  /** What it shows. */
  readonly alt: string
}

/** What sharing services read of a post. */
export type ArticleHead = {
  /** ISO 8601. */
  readonly publishedTime?: string
  readonly modifiedTime?: string
  /** The part of the site that it belongs to. */
  readonly section?: string
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
  /** The policy of the whole site; absent where there is none. */
  readonly contentSecurityPolicy?: string
  readonly siteTitle: string
  /** As the browser's tab shows it. */
  readonly title: string
  readonly description?: string
  readonly canonical: string
  readonly keywords?: readonly string[]
  readonly image?: ShareImage
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
  /** Address of the page's text as Markdown. */
  readonly markdownHref?: string
  readonly favicon?: string
  /** Of home screens. */
  readonly touchIconHref?: string
  readonly manifestHref?: string
  /** The ground of pages in both modes. */
  readonly themeColors: { readonly light: string; readonly dark: string }
  readonly styleHrefs: readonly string[]
  /** From the config, the same on every page. */
  readonly siteTags: readonly HeadTag[]
  readonly clientHref: string
  /** Identifies the deployment: pages of two never mix in one browser tab. */
  readonly buildId: string
}
