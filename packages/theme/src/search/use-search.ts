import {
  type SearchEngine,
  type SearchResults,
  searchSite,
} from '@gwdocs/core/search'
import type { SearchIndexInfo } from '@gwdocs/core'
import { useCallback, useMemo, useState } from 'react'
import { openEngine } from './open-engine.ts'
import { useDelayed } from './use-delayed.ts'
import { type Loadable, shownOf, useLoaded } from './use-loaded.ts'

/** How many pages are shown at first, and how many more each time. */
const pageCount = 8

/** Milliseconds without a further key after which a search begins. */
const quietTime = 60

export type UseSearch = {
  readonly query: string
  readonly index: SearchIndexInfo | undefined
  readonly area: number | undefined
}

export type FoundResults = {
  readonly state: Loadable<SearchResults>
  /** The newest results there are: those of the query before, while it is being answered. */
  readonly shown: SearchResults | undefined
  readonly areas: readonly string[]
  readonly retry: () => void
  readonly showMore: () => void
}

/** Opens an index and searches it, as the reader writes. */
export function useSearch({ query, index, area }: UseSearch): FoundResults {
  const href = index?.href
  const open = useMemo(
    () => (href === undefined ? undefined : () => openEngine(href)),
    [href],
  )
  const [engine, reopen] = useLoaded<SearchEngine>(open)
  const asked = useDelayed(query.trim(), quietTime)
  const [limit, setLimit] = useState({ query: asked, count: pageCount })
  const count = limit.query === asked ? limit.count : pageCount
  const ready = engine.type === 'ready' ? engine.value : undefined
  const run = useMemo(
    () =>
      ready && asked !== ''
        ? () => searchSite(asked, ready, { area, limit: count })
        : undefined,
    [ready, asked, area, count],
  )
  const [results, again] = useLoaded<SearchResults>(run)
  const showMore = useCallback(
    () => setLimit({ query: asked, count: count + pageCount }),
    [asked, count],
  )
  return {
    state: engine.type === 'failed' ? engine : results,
    shown: shownOf(results),
    areas: ready?.areas ?? [],
    retry: engine.type === 'failed' ? reopen : again,
    showMore,
  }
}
