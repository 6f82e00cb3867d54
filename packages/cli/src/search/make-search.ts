import {
  indexInfo,
  type SearchIndexInfo,
  searchManifestPath,
  type SearchManifest,
  searchMessages,
  searchScopes,
  type Site,
} from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'
import type { OutputFile } from '../pipeline/site-build.ts'
import type { Store } from '../store/store.ts'
import { makeIndex } from './make-index.ts'
import { createIndexer } from './run-pagefind.ts'
import { searchStyles } from './search-styles.ts'

/** Path below the output folder → file. */
export type SearchFiles = ReadonlyMap<string, OutputFile>

export type MakeSearch = {
  readonly sites: readonly Site[]
  readonly store: Store | undefined
  /** Address of a path below the output folder. */
  readonly toHref: (path: string) => string
}

/** Whether a file below the output folder is made for the search. */
export function isSearchFile(path: string): boolean {
  return (
    path === searchManifestPath || path.startsWith(`${assetsFolder}/search`)
  )
}

/** The indexes of a site, the list that names them, and what the dialog needs besides. */
export async function makeSearch(options: MakeSearch): Promise<SearchFiles> {
  const { sites, toHref } = options
  const { indexes, files } = await makeIndexes(options)
  const css = await searchStyles()
  const stylePath = `${assetsFolder}/search-${hashOf(css)}.css`
  const manifest: SearchManifest = {
    indexes,
    styleHref: toHref(stylePath),
    messages: Object.fromEntries(
      sites.map(({ config: { locale, messages } }) => [
        locale.name,
        searchMessages(messages),
      ]),
    ),
  }
  const all: (readonly [string, Uint8Array | string])[] = [
    ...files,
    [stylePath, css],
    [searchManifestPath, JSON.stringify(manifest)],
  ]
  return new Map(all.map(([path, bytes]) => [path, { type: 'bytes', bytes }]))
}

async function makeIndexes({ sites, store, toHref }: MakeSearch) {
  const indexer = createIndexer()
  const files = new Map<string, Uint8Array | string>()
  const indexes: SearchIndexInfo[] = []
  try {
    for (const scope of sites.flatMap(searchScopes)) {
      const made = await makeIndex(scope, { store, indexer })
      for (const [path, bytes] of made.files) files.set(path, bytes)
      indexes.push(indexInfo(scope, toHref(made.folder)))
    }
  } finally {
    await indexer.close()
  }
  return { indexes, files }
}
