import { useSyncExternalStore } from 'react'
import type { ShellMessages } from '@gwdocs/core'
import { openSearch } from '../../stores/search.ts'
import { SearchIcon } from '../Icons/Icons.tsx'
import { searchShortcuts } from './search-shortcut.ts'

export type SearchBoxProps = {
  messages: ShellMessages
  /** `bar`: with its name and its shortcut; `icon`: for narrow screens. */
  form: 'bar' | 'icon'
  className?: string | undefined
}

/** What opens the search. Where no script runs, the bar says why there is none. */
export function SearchBox({ messages, form, className }: SearchBoxProps) {
  const isApple = useIsApple()
  const isBar = form === 'bar'
  const classes = isBar ? 'gw-search-box' : 'gw-search-icon gw-icon-button'
  return (
    <>
      <button
        type="button"
        className={className ? `${classes} ${className}` : classes}
        aria-haspopup="dialog"
        aria-keyshortcuts={searchShortcuts}
        aria-label={isBar ? undefined : messages.search}
        data-gw-search=""
        onClick={() => openSearch()}
      >
        <SearchIcon />
        {isBar && (
          <>
            <span className="gw-search-box-label">{messages.search}</span>
            <kbd className="gw-search-box-keys" aria-hidden="true">
              {isApple ? '⌘ K' : 'Ctrl K'}
            </kbd>
          </>
        )}
      </button>
      {isBar && (
        <span className="gw-search-unavailable">
          {messages.searchNeedsScript}
        </span>
      )}
    </>
  )
}

/** Known in the browser alone; the served box names the key that most keyboards have. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
}
