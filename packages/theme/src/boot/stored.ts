/** Keys in local storage that the boot script reads and the hydrated page writes. */
export const colorModeKey = 'gw-color-mode'
export const sidebarFoldedKey = 'gw-sidebar-folded'

/** What was kept for the next visit; null where nothing was, or storage is forbidden. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for the next visit, where storage may be used. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Full or forbidden: it then lasts as long as the document.
  }
}
