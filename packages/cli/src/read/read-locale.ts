import { join } from 'node:path'
import {
  checkMessages,
  compareSections,
  type Diagnostic,
  type Labels,
  type Locale,
  localizeConfig,
  type Overlay,
  overlayFiles,
  readLabels,
  readRecord,
  readSections,
  recordName,
  reportOrphan,
  type ResolvedConfig,
  type SourceFile,
  sourceOf,
  translatedFolders,
  type TranslationRecord,
  type TranslationState,
} from '@gwdocs/core'
import { listFiles } from './list-files.ts'
import { isDataOf, isMarkdown, isPageModule, readText } from './read-sources.ts'
import type { SiteSources } from './site-sources.ts'

/** A site's sources as one locale has them: its own files stand where the content has theirs. */
export type LocaleSources = {
  readonly config: ResolvedConfig
  readonly labels: Labels
  /** Named by the paths of the content, wherever they were found. */
  readonly sources: SiteSources
  /** Path of the content → file of the locale that stands for it. */
  readonly origins: ReadonlyMap<string, string>
  /** Source of a translation → how that stands to it. */
  readonly translations: ReadonlyMap<string, TranslationState>
  readonly diagnostics: readonly Diagnostic[]
}

/** What lies in a locale's folder. */
export type LocaleFiles = Overlay & {
  /** Translations without a source, and the source that each would have. */
  readonly orphanPaths: readonly {
    readonly source: string
    readonly translation: string
  }[]
  /** Labels, messages and the record of translations. */
  readonly jsonFiles: readonly SourceFile[]
  readonly record: TranslationRecord
  readonly diagnostics: readonly Diagnostic[]
}

/** Looks through a locale's folder: what stands for which file of the content. */
export async function readLocaleFiles(
  siteDir: string,
  config: ResolvedConfig,
  { locale, base }: { locale: Locale; base: SiteSources },
): Promise<LocaleFiles> {
  const found = (await listFiles(join(siteDir, locale.folder))).map(
    (path) => `${locale.folder}/${path}`,
  )
  const folders = translatedFolders(config, locale, base.cutVersions)
  const sources = [
    ...base.contents.map(({ filePath }) => filePath),
    ...base.assets,
  ]
  const overlay = overlayFiles({ folders, found, sources: new Set(sources) })
  const orphanPaths = overlay.orphans.map((translation) => ({
    translation,
    source: sourceOf(translation, folders) ?? translation,
  }))
  const jsonFiles = await Promise.all(
    found
      .filter((path) => path.endsWith('.json'))
      .map((path) => readText(siteDir, path)),
  )
  const recordFile = `${locale.folder}/${recordName}`
  const { record, diagnostics } = readRecord(
    jsonFiles.find(({ filePath }) => filePath === recordFile),
  )
  const inOrphans = orphanPaths.map(({ translation, source }) =>
    reportOrphan(translation, source),
  )
  return {
    ...overlay,
    orphanPaths,
    jsonFiles,
    record,
    diagnostics: [...diagnostics, ...inOrphans],
  }
}

/** Reads a locale, and lays its files over the site's own sources. */
export async function readLocale(
  siteDir: string,
  siteConfig: ResolvedConfig,
  { locale, base }: { locale: Locale; base: SiteSources },
): Promise<LocaleSources> {
  const files = await readLocaleFiles(siteDir, siteConfig, { locale, base })
  const { origins, jsonFiles, record } = files
  const { labels, diagnostics } = readLabels(jsonFiles, siteConfig, locale)
  return {
    config: localizeConfig(siteConfig, locale, labels),
    labels,
    sources: await overlaySources(siteDir, siteConfig, { base, origins }),
    origins,
    translations: compareAll(base, origins, record),
    diagnostics: [
      ...files.diagnostics,
      ...diagnostics,
      ...checkMessages(siteConfig, locale, labels),
    ],
  }
}

/** How every translated page stands to its source. */
function compareAll(
  { contents }: SiteSources,
  origins: ReadonlyMap<string, string>,
  record: TranslationRecord,
): ReadonlyMap<string, TranslationState> {
  const translated = contents.filter(({ filePath }) => origins.has(filePath))
  return new Map(
    translated.map((source) => {
      const recorded = record[source.filePath]
      const sections = recorded ? readSections(source) : []
      return [source.filePath, compareSections(recorded, sections)]
    }),
  )
}

async function overlaySources(
  siteDir: string,
  config: ResolvedConfig,
  { base, origins }: Pick<LocaleSources, 'origins'> & { base: SiteSources },
): Promise<SiteSources> {
  if (origins.size === 0) return base
  const paths = [...origins.keys()]
  const read = async (path: string) => {
    const { text } = await readText(siteDir, origins.get(path) ?? path)
    return { filePath: path, text }
  }
  const contents = await Promise.all(paths.filter(isMarkdown).map(read))
  const dataFiles = await Promise.all(paths.filter(isDataOf(config)).map(read))
  const pages = config.pages?.path
  const modules = paths.filter(
    (path) => pages !== undefined && isPageModule(path, pages),
  )
  return {
    ...base,
    contents: replaceFiles(base.contents, contents),
    dataFiles: replaceFiles(base.dataFiles, dataFiles),
    assets: union(
      base.assets,
      paths.filter((path) => !isMarkdown(path)),
    ),
    pageModules: union(base.pageModules, modules),
  }
}

function replaceFiles<File extends { readonly filePath: string }>(
  base: readonly File[],
  own: readonly File[],
): File[] {
  const byPath = new Map([...base, ...own].map((file) => [file.filePath, file]))
  return [...byPath.values()].sort((a, b) => (a.filePath < b.filePath ? -1 : 1))
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])].sort()
}
