import type { SearchIndexInfo, SearchManifest, SearchModel } from '@gwdocs/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { closeSearch } from '../stores/search.ts'
import { startingIndex } from './load-manifest.ts'
import { rememberSearch } from './recent-searches.ts'
import type { PanelMessages } from './panel-messages.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchKeys } from './SearchKeys.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useActiveOption } from './use-active-option.ts'
import { useSearch } from './use-search.ts'

export type SearchPanelProps = {
  manifest: SearchManifest
  search: SearchModel
  query: string
  onQuery: (query: string) => void
  messages: PanelMessages
  /** Leaves the search for a page of the same tab. */
  onFollow: (link: HTMLAnchorElement) => void
}

/** Field, filters and results. The focus stays in the field; arrows move through the results. */
export function SearchPanel(props: SearchPanelProps) {
  const { manifest, search, query, onQuery, onFollow, messages } = props
  const [index, setIndex] = useState(() => startingIndex(manifest, search))
  const [area, setArea] = useState<number>()
  const hasQuery = query.trim() !== ''
  const found = useSearch({ query, index, area })
  const listRef = useRef<HTMLDivElement>(null)
  const options = useActiveOption(listRef, hasQuery ? found.shown : undefined)
  const openOption = (inNewTab: boolean) => {
    const option = options.current()
    if (!option) return
    if (!(option instanceof HTMLAnchorElement)) return option.click()
    rememberSearch(query)
    if (inNewTab) window.open(option.href)
    else onFollow(option)
  }
  const chooseIndex = (next: SearchIndexInfo | undefined) => {
    setIndex(next)
    setArea(undefined)
  }
  const hasList = hasQuery && (found.shown?.hits.length ?? 0) > 0
  useScrolledToTop(listRef, query)
  return (
    <div className="gw-search-panel">
      <SearchField
        query={query}
        messages={messages}
        isBusy={hasQuery && found.state.type === 'loading'}
        isExpanded={hasList}
        activeId={options.activeId}
        onQuery={onQuery}
        onMove={options.move}
        onOpen={openOption}
        onClose={closeSearch}
      />
      <SearchFilters
        manifest={manifest}
        index={index}
        onIndex={chooseIndex}
        areas={found.areas}
        counts={hasQuery ? found.shown?.counts : undefined}
        area={area}
        onArea={setArea}
        messages={messages}
      />
      <div className="gw-search-body" ref={listRef}>
        {!hasQuery ? (
          <RecentSearches
            messages={messages}
            activeId={options.activeId}
            onChoose={onQuery}
          />
        ) : (
          <SearchResults
            found={found}
            query={query}
            isElsewhere={index?.locale !== search.locale}
            activeId={options.activeId}
            onPoint={options.point}
            messages={messages}
          />
        )}
      </div>
      <SearchKeys messages={messages} />
    </div>
  )
}

/** Other words have other results: they are read from the top. */
function useScrolledToTop(
  ref: RefObject<HTMLElement | null>,
  query: string,
): void {
  useEffect(() => ref.current?.scrollTo({ top: 0 }), [ref, query])
}
