import { formatMessage } from '@gwdocs/core/shared'
import { LoadError } from '../components/LoadError/LoadError.tsx'
import { PageHit } from './PageHit.tsx'
import { listId } from './list-id.ts'
import type { PanelMessages } from './panel-messages.ts'
import type { FoundResults } from './use-search.ts'

export type SearchResultsProps = {
  found: FoundResults
  query: string
  /** The pages are in another language: they are loaded in full. */
  isElsewhere: boolean
  activeId: string | undefined
  onPoint: (id: string) => void
  messages: PanelMessages
}

/** What was found, by page; or why nothing is there to be shown. */
export function SearchResults(props: SearchResultsProps) {
  const { found, messages } = props
  const { state, shown } = found
  if (state.type === 'failed')
    return (
      <LoadError
        title={messages.searchFailed}
        error={state.error}
        messages={messages}
        onRetry={found.retry}
      />
    )
  if (!shown)
    return (
      <p className="gw-search-hint" role="status">
        {messages.loading}
      </p>
    )
  if (shown.hits.length === 0)
    return (
      <div className="gw-search-empty" role="status">
        <p>{formatMessage(messages.searchEmpty, { query: shown.query })}</p>
        <p>{messages.searchEmptyHint}</p>
      </div>
    )
  const count = formatMessage(messages.searchCount, { count: shown.total })
  return (
    <>
      <p className="gw-visually-hidden" role="status">
        {count}
      </p>
      <div id={listId} role="listbox" aria-label={messages.searchResults}>
        {shown.hits.map((hit, index) => (
          <PageHit
            key={hit.page.href}
            {...props}
            hit={hit}
            words={shown.words}
            number={index}
          />
        ))}
      </div>
      {shown.total > shown.hits.length && (
        <button
          type="button"
          className="gw-search-more"
          onClick={found.showMore}
        >
          {messages.searchMore}
        </button>
      )}
    </>
  )
}
