import { readFile } from 'node:fs/promises'
import { mergedHostFiles, type OwnHostFile } from '@gwdocs/core'
import { toSitePath } from '../bundle/site-path.ts'
import type { StaticFile } from './site-sources.ts'

/** The author's own files for hosts, which are put together with those of the build: path → file. */
export async function readHostFiles(
  siteDir: string,
  staticFiles: readonly StaticFile[],
): Promise<ReadonlyMap<string, OwnHostFile>> {
  const own = staticFiles.filter(({ path }) =>
    mergedHostFiles.includes(path.slice(1)),
  )
  const entries = own.map(
    async ({ path, source }): Promise<[string, OwnHostFile]> => {
      const filePath = toSitePath(siteDir, source)
      const text = (await readFile(source, 'utf8')).replaceAll('\r\n', '\n')
      return [path.slice(1), { filePath, text }]
    },
  )
  return new Map(await Promise.all(entries))
}
