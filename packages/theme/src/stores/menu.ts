import { useSyncExternalStore } from 'react'
import { createStore, type Store } from './store.ts'

let store: Store<boolean> | undefined

/** Whether the mobile menu is open; a navigation may close it from outside the navbar. */
function menuStore(): Store<boolean> {
  return (store ??= createStore(false))
}

export function openMenu(): void {
  menuStore().set(true)
}

export function closeMenu(): void {
  menuStore().set(false)
}

export function useIsMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, isMenuOpen, isClosedOnServer)
}

function subscribe(listener: () => void): () => void {
  return menuStore().subscribe(listener)
}

function isMenuOpen(): boolean {
  return menuStore().get()
}

function isClosedOnServer(): boolean {
  return false
}
