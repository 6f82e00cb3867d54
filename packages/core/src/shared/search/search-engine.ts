import type { SearchPage } from './search-files.ts'

/** A record that holds a term. */
export type TermMatch = { readonly id: string; readonly score: number }

/** An opened index: how it is stored and read is the business of whoever opens it. */
export type SearchEngine = {
  /** The records that hold a term or words that begin with it, each with its score. */
  readonly lookUp: (term: string) => Promise<readonly TermMatch[]>
  readonly loadPage: (page: number) => Promise<SearchPage>
  /** Labels of the parts of the site. */
  readonly areas: readonly string[]
  /** By number of the page: number of its area. */
  readonly areaOf: readonly number[]
  /** Id of a record → its page and section. */
  readonly places: ReadonlyMap<string, SectionPlace>
  /** Sorted. */
  readonly vocabulary: readonly string[]
}

export type SectionPlace = { readonly page: number; readonly section: number }
