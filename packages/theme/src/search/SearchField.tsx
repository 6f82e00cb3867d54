import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { CloseIcon, SearchIcon } from '../components/Icons/Icons.tsx'
import { listId } from './list-id.ts'
import type { PanelMessages } from './panel-messages.ts'
import type { Move } from './use-active-option.ts'

export type SearchFieldProps = {
  query: string
  messages: PanelMessages
  isBusy: boolean
  /** There are options to move through. */
  isExpanded: boolean
  activeId: string | undefined
  onQuery: (query: string) => void
  onMove: (move: Move) => void
  onOpen: (inNewTab: boolean) => void
  onClose: () => void
}

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Where the reader writes. Keys that belong to an input method are left to it. */
export function SearchField(props: SearchFieldProps) {
  const { query, messages, isBusy, isExpanded, activeId } = props
  const ref = useRef<HTMLInputElement>(null)
  // Before the next key: what was typed meanwhile would be selected, and lost.
  useLayoutEffect(() => {
    ref.current?.focus()
    ref.current?.select()
  }, [])
  const clear = () => {
    props.onQuery('')
    ref.current?.focus()
  }
  return (
    <div className="gw-search-field" data-gw-busy={isBusy || undefined}>
      <SearchIcon />
      <input
        ref={ref}
        className="gw-search-input"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={messages.search}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder={messages.search}
        value={query}
        onInput={({ currentTarget }) => props.onQuery(currentTarget.value)}
        onKeyDown={(event) => answerKey(event, props)}
      />
      {query !== '' && (
        <button
          type="button"
          className="gw-search-clear gw-icon-button"
          aria-label={messages.searchClear}
          onClick={clear}
        >
          <CloseIcon />
        </button>
      )}
      <button type="button" className="gw-search-close" onClick={props.onClose}>
        {messages.close}
      </button>
    </div>
  )
}

function answerKey(
  event: KeyboardEvent<HTMLInputElement>,
  { onMove, onOpen }: SearchFieldProps,
): void {
  const { key, nativeEvent, ctrlKey, metaKey } = event
  // Arrows, Enter and Escape choose among characters while some are being composed.
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
  const move = moves[key]
  if (move) onMove(move)
  else if (key === 'Enter') onOpen(ctrlKey || metaKey)
  else return
  event.preventDefault()
}
