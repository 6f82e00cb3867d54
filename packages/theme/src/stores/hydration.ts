import { useSyncExternalStore } from 'react'

/** False in the served HTML and in the first client render, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer)
}

function subscribeToNothing(): () => void {
  return () => undefined
}

function inBrowser(): boolean {
  return true
}

function onServer(): boolean {
  return false
}
