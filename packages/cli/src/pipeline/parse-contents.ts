import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import {
  keepParts,
  moveParsedFile,
  parseFile,
  parseFileWith,
  type ParsedFile,
  type ParseOptions,
  type SourceFile,
} from '@gwdocs/core'
import type { LoadedPlugins } from '../bundle/load-plugins.ts'
import { loadQuickParser } from '../parser/quick-parser.ts'
import { storeKey } from '../store/store-key.ts'
import type { Spill } from '../store/spill.ts'
import type { Store } from '../store/store.ts'
import type { Probe } from './probe.ts'
import type { SiteFiles } from '../read/site-files.ts'
import { createRest } from './rest-files.ts'

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
  readonly store: Store | undefined
  readonly files: SiteFiles
  readonly spill?: Spill | undefined
  readonly probe: Probe
  /** Path of the content → file that stands for it. */
  readonly origins: ReadonlyMap<string, string>
}

/**
 * Parses every content file, and the Markdown outside the content folders that they import.
 * A file whose text is in the cache is not parsed again, unless the options or the site's
 * plugins have changed; nor is a page that another version or locale has with the same text.
 */
export async function parseContents(
  siteDir: string,
  sources: readonly SourceFile[],
  context: ParseContents,
): Promise<ReadonlyMap<string, ParsedFile>> {
  const parsed = new Map<string, ParsedFile>()
  const byText: ByText = new Map()
  const { options, loaded } = context
  const key = `${JSON.stringify(options)}\n${loaded.key}`
  const rest = createRest(context.spill)
  const fileCount = sources.length
  let waiting: readonly SourceFile[] = sources
  while (waiting.length > 0) {
    for (const source of waiting)
      parsed.set(
        source.filePath,
        await parseCached(source, { ...context, key, fileCount, byText, rest }),
      )
    waiting = await readImported(siteDir, parsed, context.files)
  }
  return parsed
}

/** Ending and text → a file of this content: plugins may look at a path, so not with them. */
type ByText = Map<string, ParsedFile>

type ParseSource = ParseContents & {
  /** Options and plugins, as text. */
  readonly key: string
  /** How many files the locale has. */
  readonly fileCount: number
  readonly byText: ByText
  readonly rest: ReturnType<typeof createRest>
}

async function parseCached(
  source: SourceFile,
  context: ParseSource,
): Promise<ParsedFile> {
  const { options, loaded, cache, origins, key, byText, rest } = context
  const { filePath, text } = source
  const place = origins.get(filePath) ?? filePath
  const known = cache.get(place)
  if (known?.text === text && known.key === key) return known.parsed
  const { plugins } = loaded
  const content = `${extname(filePath)}\n${text}`
  const twin = plugins ? undefined : byText.get(content)
  const made =
    (twin && moveParsedFile(twin, filePath, options)) ??
    rest(await parseStored(source, context, key), text)
  const parsed = known ? keepParts(made, known.parsed) : made
  if (!twin) byText.set(content, parsed)
  cache.set(place, { text, key, parsed })
  return parsed
}

const toStoreKey = storeKey('parse')

/** The result of an earlier process, or a new one, which is kept for later ones. */
async function parseStored(
  source: SourceFile,
  context: ParseSource,
  key: string,
): Promise<ParsedFile> {
  const { store } = context
  const storedAs = store && toStoreKey(key, source.filePath, source.text)
  const known = storedAs && store.get(storedAs)
  if (known) return known as ParsedFile
  const parsed = await parseNow(source, context)
  if (storedAs) store.set(storedAs, parsed)
  return parsed
}

async function parseNow(
  source: SourceFile,
  { options, loaded: { plugins }, probe, fileCount }: ParseSource,
): Promise<ParsedFile> {
  const end = probe('parse', source.filePath)
  const probePlugin = (name: string) => probe('plugin', name)
  const parsed = plugins
    ? await parseFileWith(plugins, source, options, { probe: probePlugin })
    : parseFile(source, options, {
        probe: probePlugin,
        quickParser: await loadQuickParser(fileCount),
      })
  end()
  return parsed
}

function readImported(
  siteDir: string,
  parsed: ReadonlyMap<string, ParsedFile>,
  files: SiteFiles,
): Promise<SourceFile[]> {
  const imported = [...parsed.values()].flatMap(({ mdxModule }) =>
    Object.values(mdxModule?.partials ?? {}),
  )
  const missing = [...new Set(imported)].filter(
    (path) => !parsed.has(path) && existsSync(join(siteDir, path)),
  )
  return Promise.all(missing.map((path) => files.read(siteDir, path)))
}
