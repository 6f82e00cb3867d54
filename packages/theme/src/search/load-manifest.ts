import type {
  SearchIndexInfo,
  SearchManifest,
  SearchMessages,
  SearchModel,
} from '@gwdocs/core'
import { addStyleSheet } from '../client/add-style-sheet.ts'

/** The list of indexes, with the words of the page's language. */
export type OpenManifest = SearchManifest & { readonly words: SearchMessages }

const loading = new Map<string, Promise<SearchManifest>>()

/** Loads the list once; what failed may be asked for again. */
export async function loadManifest({
  href,
  locale,
}: SearchModel): Promise<OpenManifest> {
  const started = loading.get(href) ?? fetchManifest(href)
  loading.set(href, started)
  try {
    const manifest = await started
    const words = manifest.messages[locale]
    if (!words) throw new Error(`${href}: ${locale}`)
    return { ...manifest, words }
  } catch (error) {
    loading.delete(href)
    throw error
  }
}

async function fetchManifest(href: string): Promise<SearchManifest> {
  // Its name never changes: what the browser has kept may name indexes that are gone.
  const response = await fetch(href, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${response.status} ${href}`)
  const manifest = (await response.json()) as SearchManifest
  await loadStyles(manifest.styleHref)
  return manifest
}

/** The dialog's style sheet, unless an earlier page has loaded it. */
function loadStyles(href: string): Promise<void> {
  const { href: address } = new URL(href, location.href)
  const isThere = [...document.styleSheets].some(
    (sheet) => sheet.href === address,
  )
  return isThere ? Promise.resolve() : addStyleSheet(href)
}

/** The index with which a page's search begins: its own language and version. */
export function startingIndex(
  { indexes }: SearchManifest,
  { locale, version }: SearchModel,
): SearchIndexInfo | undefined {
  const own = indexes.filter((index) => index.locale === locale)
  return (
    own.find((index) => isVersion(index, version)) ??
    own.find((index) => !index.version) ??
    indexes[0]
  )
}

/** Whether an index is that of a version; of no version, the one of all current pages. */
export function isVersion(
  index: SearchIndexInfo,
  version: SearchModel['version'],
): boolean {
  return (
    index.version?.docsId === version?.docsId &&
    index.version?.name === version?.name
  )
}
