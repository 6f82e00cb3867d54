import {
  copyPath,
  createLlmsTexts,
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
 * The Markdown copies of a locale's pages, and what is made of them for language models: path
 * below the locale's folder → text. Pages that search engines may not list have none.
 */
export function renderCopies(
  site: Site,
  { pages, store }: RenderCopies,
): ReadonlyMap<string, string> {
  if (!site.config.markdownCopies) return new Map()
  const copies = [...site.routes.byPath.values()].flatMap((route) => {
    const html = pages.get(outputPath(route, site.config.trailingSlash))
    if (html === undefined || forbidsIndex(html)) return []
    const copy = keptCopy(html, store, () => pageText(site, route))
    return copy ? [{ ...copy, route }] : []
  })
  return new Map([
    ...copies.map(
      ({ route, markdown }) => [copyPath(route), markdown] as const,
    ),
    ...createLlmsTexts(site, copies),
  ])
}

const toStoreKey = storeKey('markdown-copy')

type Kept = { readonly copy: PageText | undefined }

/** A page's HTML tells all that its copy does: while it is the same, so is the copy. */
function keptCopy(
  html: string,
  store: Store | undefined,
  make: () => PageText | undefined,
): PageText | undefined {
  if (!store) return make()
  const key = toStoreKey(html)
  const known = store.get(key) as Kept | undefined
  if (known) return known.copy
  const copy = make()
  store.set(key, { copy } satisfies Kept)
  return copy
}
