import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  parseFile,
  type ParsedFile,
  type ParseOptions,
  type SourceFile,
} from '@gwdocs/core'
import { readText } from '../read/read-sources.ts'

/** Parsed files by path and text: what a watching build keeps between two saves. */
export type ParseCache = Map<
  string,
  { readonly text: string; readonly parsed: ParsedFile }
>

/**
 * Parses every content file, and the Markdown outside the content folders that they import.
 * A file whose text is in the cache is not parsed again.
 */
export async function parseContents(
  siteDir: string,
  sources: readonly SourceFile[],
  { options, cache }: { options: ParseOptions; cache: ParseCache },
): Promise<ReadonlyMap<string, ParsedFile>> {
  const parsed = new Map<string, ParsedFile>()
  let waiting: readonly SourceFile[] = sources
  while (waiting.length > 0) {
    for (const source of waiting)
      parsed.set(source.filePath, parseCached(source, options, cache))
    waiting = await readImported(siteDir, parsed)
  }
  return parsed
}

function parseCached(
  source: SourceFile,
  options: ParseOptions,
  cache: ParseCache,
): ParsedFile {
  const known = cache.get(source.filePath)
  if (known?.text === source.text) return known.parsed
  const parsed = parseFile(source, options)
  cache.set(source.filePath, { text: source.text, parsed })
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
