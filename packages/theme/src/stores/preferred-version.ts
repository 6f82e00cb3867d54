import { useSyncExternalStore } from 'react'
import type { PreferredVersions, ShellModel } from '@gwdocs/core'

/** The key that readers of Docusaurus sites already have. */
function preferredVersionKey(docsId: string): string {
  return `docs-preferred-version-${docsId}`
}

const listeners = new Set<() => void>()

/** A link or a menu as the reader prefers it; as it is served until the page is hydrated. */
export function usePreferred<
  Item extends { readonly preferred?: PreferredVersions },
>(item: Item): Item {
  const { preferred } = item
  const version = useSyncExternalStore(
    subscribe,
    () => preferred && readVersion(preferred.docsId),
    () => undefined,
  )
  const link = version === undefined ? undefined : preferred?.links[version]
  return link ? { ...item, ...link } : item
}

/** Keeps the version that a link chooses, for as long as the reader's storage lasts. */
export function keepVersionChoices(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element
          ? target.closest<HTMLElement>('a[data-gw-version]')
          : null
      const { gwDocs, gwVersion } = link?.dataset ?? {}
      if (gwDocs !== undefined && gwVersion !== undefined)
        writeVersion(gwDocs, gwVersion)
    },
    true,
  )
}

/** Forgets versions that the site no longer has. */
export function forgetRemovedVersions({ versions }: ShellModel): void {
  for (const [docsId, names] of Object.entries(versions ?? {})) {
    const version = readVersion(docsId)
    if (version !== undefined && !names.includes(version))
      writeVersion(docsId, undefined)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function readVersion(docsId: string): string | undefined {
  try {
    return localStorage.getItem(preferredVersionKey(docsId)) ?? undefined
  } catch {
    // Storage may be forbidden: nothing is preferred then.
    return undefined
  }
}

function writeVersion(docsId: string, version: string | undefined): void {
  const key = preferredVersionKey(docsId)
  try {
    if (version === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, version)
  } catch {
    // Storage may be full or forbidden: the choice then goes no further than this page.
  }
  for (const listener of [...listeners]) listener()
}
