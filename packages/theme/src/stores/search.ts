import { useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'

/** The search that is open: what it was opened with. */
export type OpenSearch = { readonly query: string }

let store: Store<OpenSearch | undefined> | undefined

function searchStore(): Store<OpenSearch | undefined> {
  return (store ??= createStore<OpenSearch | undefined>(undefined))
}

export function openSearch(query = ''): void {
  if (!searchStore().get()) searchStore().set({ query })
}

export function closeSearch(): void {
  searchStore().set(undefined)
}

export function useOpenSearch(): OpenSearch | undefined {
  return useSyncExternalStore(
    (listener) => searchStore().subscribe(listener),
    () => searchStore().get(),
    () => undefined,
  )
}
