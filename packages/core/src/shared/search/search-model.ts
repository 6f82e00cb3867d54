import type { SearchVersion } from './search-files.ts'

/** What a page says of the site's search. */
export type SearchModel = {
  /** Address of the list of indexes. */
  readonly href: string
  /** The page's own locale, whose index is asked first. */
  readonly locale: string
  /** The page's own version of the docs, where it is not the current one. */
  readonly version?: SearchVersion
}
