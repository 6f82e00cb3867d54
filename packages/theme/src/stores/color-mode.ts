import { useSyncExternalStore } from 'react'
import type { ColorModeModel } from '@gwdocs/core'
import { colorModeKey } from '../boot/stored.ts'

export type ColorMode = ColorModeModel['defaultMode']

/**
 * The colour mode of the document, kept in `html[data-color-mode]`.
 *
 * The boot script sets the attribute before the first paint; the server snapshot is the
 * site's default, so that hydration agrees with the served HTML.
 */
export function useColorMode(model: ColorModeModel): ColorMode {
  return useSyncExternalStore(
    (listener) => subscribe(listener, model),
    () => readColorMode(model.defaultMode),
    () => model.defaultMode,
  )
}

/** Shows a mode in this tab and keeps it for the next visit and for other tabs. */
export function setColorMode(mode: ColorMode): void {
  showColorMode(mode)
  try {
    localStorage.setItem(colorModeKey, mode)
  } catch {
    // Storage may be full or forbidden: the choice then lasts for this page.
  }
}

function readColorMode(defaultMode: ColorMode): ColorMode {
  return (
    toColorMode(document.documentElement.dataset['colorMode']) ?? defaultMode
  )
}

function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset['colorMode'] = mode
}

function toColorMode(value: string | null | undefined): ColorMode | undefined {
  return value === 'light' || value === 'dark' ? value : undefined
}

/** The attribute is the one truth: whoever sets it, this tab's or another's, is heard. */
function subscribe(listener: () => void, model: ColorModeModel): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-color-mode'],
  })
  const endSync = followOtherTabs(model)
  const endSystem = model.followsSystem ? followSystem() : undefined
  return () => {
    observer.disconnect()
    endSync()
    endSystem?.()
  }
}

function followOtherTabs({ defaultMode }: ColorModeModel): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== colorModeKey && event.key !== null) return
    showColorMode(toColorMode(event.newValue) ?? defaultMode)
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

/** Where the site follows the system, it does so until the reader chooses. */
function followSystem(): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const listener = () => {
    if (readChoice() === undefined)
      showColorMode(query.matches ? 'dark' : 'light')
  }
  query.addEventListener('change', listener)
  // The system may have changed between the first paint and now.
  listener()
  return () => query.removeEventListener('change', listener)
}

function readChoice(): ColorMode | undefined {
  try {
    return toColorMode(localStorage.getItem(colorModeKey))
  } catch {
    return undefined
  }
}
