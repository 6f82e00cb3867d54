import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SearchScope } from '@gwdocs/core'
import { openEngine } from '@gwdocs/theme/search'
import { vi } from 'vitest'
import { makeIndex } from '../make-index.ts'
import { createIndexer } from '../run-pagefind.ts'

/** Makes the index of some pages and opens it as a browser does, with files for addresses. */
export async function openIndex(
  scope: Pick<SearchScope, 'pages' | 'language'>,
) {
  const outDir = await mkdtemp(join(tmpdir(), 'gwdocs-search-'))
  const indexer = createIndexer()
  const made = await makeIndex(scope, { store: undefined, indexer })
  await indexer.close()
  for (const [path, bytes] of made.files) {
    await mkdir(dirname(join(outDir, path)), { recursive: true })
    await writeFile(join(outDir, path), bytes)
  }
  // A static host says that scripts are modules; a folder says so in this way.
  await writeFile(join(outDir, 'package.json'), '{ "type": "module" }')
  vi.stubGlobal('location', { href: 'file:///' })
  vi.stubGlobal('fetch', fetchFile)
  const engine = await openEngine(
    `${pathToFileURL(join(outDir, made.folder))}/`,
  )
  const close = () => rm(outDir, { recursive: true, force: true })
  return { engine, close }
}

async function fetchFile(address: string): Promise<Response> {
  const [path = ''] = address.split('?')
  return new Response(await readFile(fileURLToPath(path)))
}
