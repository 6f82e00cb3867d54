import { useState } from 'react'
import { HistoryIcon } from '../components/Icons/Icons.tsx'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { listId } from './list-id.ts'
import type { PanelMessages } from './panel-messages.ts'

export type RecentSearchesProps = {
  messages: PanelMessages
  activeId: string | undefined
  onChoose: (query: string) => void
}

/** What is shown before anything is asked: earlier searches, or what may be asked for. */
export function RecentSearches(props: RecentSearchesProps) {
  const { messages, activeId, onChoose } = props
  const [recent, setRecent] = useState(readRecent)
  if (recent.length === 0)
    return <p className="gw-search-hint">{messages.searchHint}</p>
  const forget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <>
      <div className="gw-search-recent-bar">
        <h2 id="gw-search-recent">{messages.searchRecent}</h2>
        <button type="button" onClick={forget}>
          {messages.searchForget}
        </button>
      </div>
      <div id={listId} role="listbox" aria-labelledby="gw-search-recent">
        {recent.map((query, index) => {
          const id = `gw-search-recent-${index}`
          return (
            <button
              key={query}
              id={id}
              type="button"
              role="option"
              tabIndex={-1}
              className="gw-search-option"
              aria-selected={id === activeId}
              onClick={() => onChoose(query)}
            >
              <HistoryIcon />
              <span className="gw-search-title">{query}</span>
            </button>
          )
        })}
      </div>
    </>
  )
}
