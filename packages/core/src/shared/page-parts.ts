import type { Element, Root } from 'hast'
import type { LinkModel, VersionChoice } from './link-model.ts'

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
  /** What all code samples of the page passed the check of. */
  readonly checkedWith?: string
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
