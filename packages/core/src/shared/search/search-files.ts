import type { Messages } from '../messages.ts'

/** The messages of the dialog; they come with the list, not with every page. */
export const searchMessageKeys = [
  'searchHint',
  'searchRecent',
  'searchForget',
  'searchClear',
  'searchResults',
  'searchCount',
  'searchEmpty',
  'searchEmptyHint',
  'searchMore',
  'searchAll',
  'searchIn',
  'searchMove',
  'searchOpen',
  'searchClose',
  'versions',
  'languages',
] as const

export type SearchMessages = Pick<Messages, (typeof searchMessageKeys)[number]>

/** The list of a site's indexes, at one address that never changes. */
export type SearchManifest = {
  readonly indexes: readonly SearchIndexInfo[]
  /** Address of the dialog's style sheet. */
  readonly styleHref: string
  /** By name of the locale. */
  readonly messages: Readonly<Record<string, SearchMessages>>
}

/** One index: the pages of a locale that one version of the docs is shown with. */
export type SearchIndexInfo = {
  /** Name of the locale, and what its menu calls it. */
  readonly locale: string
  readonly localeLabel: string
  /** The version of a doc set that it holds; absent from the index of all current pages. */
  readonly version?: SearchVersion
  /** What the version menu calls it; absent where there is only one. */
  readonly versionLabel?: string
  /** Folder of the index, with a slash at its end. */
  readonly href: string
}

export type SearchVersion = { readonly docsId: string; readonly name: string }

/** All that is known of an index besides its terms. */
export type SearchCatalogue = {
  /** Labels of the parts of the site. */
  readonly areas: readonly string[]
  /** By number of the page: number of its area, and ids of its sections' records. */
  readonly pages: readonly (readonly [area: number, ids: string])[]
  /** Sorted, separated by spaces. */
  readonly words: string
}

/** What a page shows among the results; a file of its own, by number. */
export type SearchPage = {
  readonly title: string
  readonly href: string
  /** Where the page stands, outermost first. */
  readonly trail: readonly string[]
  /** The first one is the text above all headings. */
  readonly sections: readonly SearchSection[]
}

export type SearchSection = {
  /** Empty above all headings. */
  readonly id: string
  readonly heading: string
  readonly text: string
}
