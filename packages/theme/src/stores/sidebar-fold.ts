import { useSyncExternalStore } from 'react'
import { sidebarFoldedKey } from '../boot/stored.ts'

const attribute = 'data-gw-sidebar-folded'

/**
 * Whether the reader has folded the sidebar, kept as an attribute of the document.
 *
 * The boot script sets it before the first paint, and style sheets fold the sidebar; the
 * server knows nothing of it, so that hydration agrees with the served HTML.
 */
export function useIsSidebarFolded(): boolean {
  return useSyncExternalStore(subscribe, isFolded, isUnfolded)
}

/** Folds or unfolds the sidebar on this page and on those to come. */
export function setSidebarFolded(folded: boolean): void {
  document.documentElement.toggleAttribute(attribute, folded)
  try {
    if (folded) localStorage.setItem(sidebarFoldedKey, 'true')
    else localStorage.removeItem(sidebarFoldedKey)
  } catch {
    // Without storage the choice lasts as long as the document.
  }
}

function isFolded(): boolean {
  return document.documentElement.hasAttribute(attribute)
}

function isUnfolded(): boolean {
  return false
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
