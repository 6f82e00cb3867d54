import {
  indexInfo,
  type SearchCatalogue,
  type SearchIndexInfo,
  searchManifestPath,
  type SearchManifest,
  searchMessages,
  type SearchRecords,
  searchRecords,
  type SearchScope,
  searchScopes,
  type Site,
} from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../pipeline/hash-assets.ts'
import type { OutputFile } from '../pipeline/site-build.ts'
import { createIndexer, type PagefindFiles } from './run-pagefind.ts'
import { searchStyles } from './search-styles.ts'
import { keyOf, type SearchStore } from './search-store.ts'

export type SearchFiles = ReadonlyMap<string, OutputFile>

/** Below it, each index has a folder named by what is in it. */
const indexFolder = `${assetsFolder}/search/`

/** Whether a file below the output folder is made for the search. */
export function isSearchFile(path: string): boolean {
  return (
    path === searchManifestPath || path.startsWith(`${assetsFolder}/search`)
  )
}

export type MakeSearch = {
  readonly sites: readonly Site[]
  readonly store: SearchStore
  /** Address of a path below the output folder. */
  readonly toHref: (path: string) => string
}

/**
 * The indexes of a site, with the list that names them: path below the output folder → file.
 * An index whose records are those of last time is taken from the store.
 */
export async function makeSearch({
  sites,
  store,
  toHref,
}: MakeSearch): Promise<SearchFiles> {
  const scopes = sites.flatMap(searchScopes)
  const files = new Map<string, OutputFile>()
  const indexes: SearchIndexInfo[] = []
  const keys: string[] = []
  const indexer = createIndexer()
  try {
    for (const scope of scopes) {
      const made = searchRecords(scope.pages)
      const language = indexLanguage(scope)
      const key = keyOf(made.records, language)
      const known = await store.read(key)
      const index = known ?? (await indexer.index(made.records, language))
      if (!known) await store.write(key, index)
      indexes.push(indexInfo(scope, toHref(addIndex(files, made, index))))
      keys.push(key)
    }
  } finally {
    await indexer.close()
  }
  await store.keep(keys)
  const messages = Object.fromEntries(
    sites.map(({ config }) => [
      config.locale.name,
      searchMessages(config.messages),
    ]),
  )
  const css = await searchStyles()
  const stylePath = `${assetsFolder}/search-${hashOf(css)}.css`
  files.set(stylePath, toFile(css))
  const styleHref = toHref(stylePath)
  const manifest: SearchManifest = { indexes, styleHref, messages }
  return files.set(searchManifestPath, toFile(JSON.stringify(manifest)))
}

/**
 * The language by whose endings Pagefind finds words. Scripts without spaces are split by
 * ourselves, and what it would do with their languages would take the terms apart.
 */
function indexLanguage({ language }: SearchScope): string {
  const [primary = ''] = language.toLowerCase().split('-')
  return ['zh', 'ja', 'ko', 'th', 'lo', 'km', 'my'].includes(primary)
    ? 'unknown'
    : primary
}

/** Out: folder of the index, named by what is in it. */
function addIndex(
  files: Map<string, OutputFile>,
  { catalogue, pages }: SearchRecords,
  { files: own, ids }: PagefindFiles,
): string {
  const { areas, words, areaOf } = catalogue
  const listed: SearchCatalogue = {
    areas,
    words,
    pages: pages.map(({ sections }, page) => [
      areaOf[page] ?? 0,
      sections.map((_, index) => ids.get(`${page}.${index}`)).join(' '),
    ]),
  }
  const all: (readonly [string, Uint8Array | string])[] = [
    ...own,
    ['catalogue.json', JSON.stringify(listed)],
    ...pages.map(
      (page, number) => [`pages/${number}.json`, JSON.stringify(page)] as const,
    ),
  ]
  const names = all.map(([path, bytes]) => `${path} ${hashOf(bytes)}`)
  const folder = `${indexFolder}${hashOf(names.join('\n'))}/`
  for (const [path, bytes] of all) files.set(folder + path, toFile(bytes))
  return folder
}

function toFile(bytes: Uint8Array | string): OutputFile {
  return { type: 'bytes', bytes }
}
