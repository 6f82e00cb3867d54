import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  parseFile,
  parseFileWith,
  type ParsedFile,
  type ParseOptions,
  type SourceFile,
} from '@gwdocs/core'
import type { LoadedPlugins } from '../bundle/load-plugins.ts'
import { readText } from '../read/read-sources.ts'

/** Parsed files by the path at which they lie: what a watching build keeps between two saves. */
export type ParseCache = Map<string, CachedFile>

type CachedFile = {
  readonly text: string
  /** Options and plugins, as text. */
  readonly key: string
  readonly parsed: ParsedFile
}

export type ParseContents = {
  readonly options: ParseOptions
  readonly loaded: Pick<LoadedPlugins, 'plugins' | 'key'>
  readonly cache: ParseCache
  /** Path of the content → file that stands for it. */
  readonly origins: ReadonlyMap<string, string>
}

/**
 * Parses every content file, and the Markdown outside the content folders that they import.
 * A file whose text is in the cache is not parsed again, unless the options or the site's
 * plugins have changed.
 */
export async function parseContents(
  siteDir: string,
  sources: readonly SourceFile[],
  context: ParseContents,
): Promise<ReadonlyMap<string, ParsedFile>> {
  const parsed = new Map<string, ParsedFile>()
  let waiting: readonly SourceFile[] = sources
  while (waiting.length > 0) {
    for (const source of waiting)
      parsed.set(source.filePath, await parseCached(source, context))
    waiting = await readImported(siteDir, parsed)
  }
  return parsed
}

async function parseCached(
  source: SourceFile,
  { options, loaded, cache, origins }: ParseContents,
): Promise<ParsedFile> {
  const { filePath, text } = source
  const key = `${JSON.stringify(options)}\n${loaded.key}`
  const place = origins.get(filePath) ?? filePath
  const known = cache.get(place)
  if (known?.text === text && known.key === key) return known.parsed
  const { plugins } = loaded
  const parsed = plugins
    ? await parseFileWith(plugins, source, options)
    : parseFile(source, options)
  cache.set(place, { text, key, parsed })
  return parsed
}

function readImported(
  siteDir: string,
  parsed: ReadonlyMap<string, ParsedFile>,
): Promise<SourceFile[]> {
  const imported = [...parsed.values()].flatMap(({ mdxModule }) =>
    Object.values(mdxModule?.partials ?? {}),
  )
  const missing = [...new Set(imported)].filter(
    (path) => !parsed.has(path) && existsSync(join(siteDir, path)),
  )
  return Promise.all(missing.map((path) => readText(siteDir, path)))
}
