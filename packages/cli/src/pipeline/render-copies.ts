import {
  copyPath,
  createLlmsTexts,
  hasCopy,
  outputPath,
  type PageText,
  pageText,
  type Site,
} from '@gwdocs/core'
import type { Store } from '../store/store.ts'
import { storeKey } from '../store/store-key.ts'
import { forbidsIndex } from './render-sitemap.ts'

export type RenderCopies = {
  /** Path within the locale → HTML. */
  readonly pages: ReadonlyMap<string, string>
  readonly store: Store | undefined
}

/**
 * The Markdown copies of a locale's pages: path below the locale's folder → text. What is made
 * of them for language models leaves out what search engines may not list.
 */
export function renderCopies(
  site: Site,
  { pages, store }: RenderCopies,
): ReadonlyMap<string, string> {
  const copies = [...site.routes.byPath.values()].flatMap((route) => {
    if (!hasCopy(site, route)) return []
    const html = pages.get(outputPath(route, site.config.trailingSlash))
    if (html === undefined) return []
    const text = keptText(html, store, () => pageText(site, route))
    return [{ ...text, route, isIndexed: !forbidsIndex(html) }]
  })
  const indexed = copies.filter(({ isIndexed }) => isIndexed)
  return new Map([
    ...copies.map(
      ({ route, markdown }) => [copyPath(route), markdown] as const,
    ),
    ...createLlmsTexts(site, indexed),
  ])
}

const toStoreKey = storeKey('markdown-copy')

/** A page's HTML tells all that its copy does: while it is the same, so is the copy. */
function keptText(
  html: string,
  store: Store | undefined,
  make: () => PageText,
): PageText {
  if (!store) return make()
  const key = toStoreKey(html)
  const known = store.get(key) as PageText | undefined
  if (known) return known
  const text = make()
  store.set(key, text)
  return text
}
