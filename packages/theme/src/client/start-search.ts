import { isSearchShortcut } from '../components/Search/search-shortcut.ts'
import { openSearch } from '../stores/search.ts'
import type { ShellStore } from './shell-store.ts'

/** The name of the query that a link into the search has. */
const parameter = 'q'

/** Answers the shortcuts from anywhere on the page. */
export function startSearchShortcuts(store: ShellStore): void {
  document.addEventListener('keydown', (event) => {
    if (!store.get().search || !isSearchShortcut(event)) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) openSearch()
  })
}

/**
 * What a link into the search asks for, taken out of the address: to load the page again must
 * not ask again. Where nothing can be searched, the address is left as it is.
 */
export function takeAskedQuery(store: ShellStore): string | undefined {
  if (!store.get().search) return undefined
  const url = new URL(location.href)
  const query = url.searchParams.get(parameter)
  if (query === null) return undefined
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  return query
}
