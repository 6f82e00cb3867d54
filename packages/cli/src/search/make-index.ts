import {
  type SearchCatalogue,
  type SearchRecords,
  searchRecords,
  type SearchScope,
} from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { storeKey } from '../store/store-key.ts'
import type { Store } from '../store/store.ts'
import type { Indexer, PagefindFiles } from './run-pagefind.ts'

/** Path below the output folder → what the file holds. */
type Files = ReadonlyMap<string, Uint8Array | string>

export type MadeIndex = {
  /** Its folder, named by what is in it; a slash at its end. */
  readonly folder: string
  readonly files: Files
}

const toStoreKey = storeKey('search')

/** The index of some pages: from the store, where their records are those of last time. */
export async function makeIndex(
  { pages, language }: Pick<SearchScope, 'pages' | 'language'>,
  { store, indexer }: { store: Store | undefined; indexer: Indexer },
): Promise<MadeIndex> {
  const made = searchRecords(pages)
  const own = indexLanguage(language)
  const key = toStoreKey(own, JSON.stringify(made.records))
  const known = store?.get(key) as PagefindFiles | undefined
  const index = known ?? (await indexer.index(made.records, own))
  if (!known) store?.set(key, index)
  return gatherFiles(made, index)
}

/**
 * The language by whose endings Pagefind finds words. Scripts without spaces are split by
 * ourselves, and what it would do with their languages would take the terms apart.
 */
function indexLanguage(tag: string): string {
  const [primary = ''] = tag.toLowerCase().split('-')
  return ['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my'].includes(primary)
    ? 'unknown'
    : primary
}

function gatherFiles(
  { catalogue, pages }: SearchRecords,
  { files, ids }: PagefindFiles,
): MadeIndex {
  const { areas, words, areaOf } = catalogue
  const listed: SearchCatalogue = {
    areas,
    words,
    pages: pages.map(({ sections }, page) => [
      areaOf[page] ?? 0,
      sections.map((_, index) => ids.get(`${page}.${index}`) ?? '').join(' '),
    ]),
  }
  const all: (readonly [string, Uint8Array | string])[] = [
    ...files,
    ['catalogue.json', JSON.stringify(listed)],
    ...pages.map(
      (page, number) => [`pages/${number}.json`, JSON.stringify(page)] as const,
    ),
  ]
  const names = all.map(([path, bytes]) => `${path} ${hashOf(bytes)}`)
  const folder = `${assetsFolder}/search/${hashOf(names.join('\n'))}/`
  return {
    folder,
    files: new Map(all.map(([path, bytes]) => [folder + path, bytes])),
  }
}
