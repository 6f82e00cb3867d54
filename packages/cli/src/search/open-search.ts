import type { Diagnostic, ResolvedConfig } from '@gwdocs/core'
import { findPagefind, searchUnavailable } from './find-pagefind.ts'
import { type MakeSearch, makeSearch, type SearchFiles } from './make-search.ts'

/** When indexes are made: with the site, or once a reader asks for them. */
export type SearchTime = 'now' | 'later'

export type OpenedSearch = {
  /** Whether pages offer a search. */
  readonly hasSearch: boolean
  readonly files: SearchFiles
  /** Present where the indexes are still to be made; whoever asks twice gets the same ones. */
  readonly makeLater?: (() => Promise<SearchFiles>) | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export type OpenSearch = MakeSearch & {
  readonly config: ResolvedConfig
  readonly time: SearchTime
}

/** The search of a site. Where it cannot be made, the site has none, and a warning says why. */
export async function openSearch(options: OpenSearch): Promise<OpenedSearch> {
  const { config, time } = options
  if (config.search === false) return withoutSearch()
  if (findPagefind() === undefined)
    return withoutSearch(searchUnavailable(config.configFile))
  if (time === 'later') {
    let making: Promise<SearchFiles> | undefined
    return {
      hasSearch: true,
      files: new Map(),
      makeLater: () => (making ??= makeSearch(options)),
      diagnostics: [],
    }
  }
  try {
    const files = await makeSearch(options)
    return { hasSearch: true, files, diagnostics: [] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return withoutSearch(searchUnavailable(config.configFile, reason))
  }
}

function withoutSearch(...diagnostics: readonly Diagnostic[]): OpenedSearch {
  return { hasSearch: false, files: new Map(), diagnostics }
}
