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
import { overlaySources } from './overlay-sources.ts'
import type { ReadWith } from './read-sources.ts'
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

export type LocaleToRead = ReadWith & {
  readonly locale: Locale
  /** The sources of the site, in no locale's words. */
  readonly base: SiteSources
}

/** Looks through a locale's folder: what stands for which file of the content. */
export async function readLocaleFiles(
  siteDir: string,
  config: ResolvedConfig,
  { locale, base, files, kept }: LocaleToRead,
): Promise<LocaleFiles> {
  const listing = await files.list(join(siteDir, locale.folder))
  const found = listing.map((path) => `${locale.folder}/${path}`)
  const sources = [
    ...base.contents.map(({ filePath }) => filePath),
    ...base.assets,
  ]
  const overlay = kept.keep(
    'overlay',
    [config, locale, base.cutVersions, listing, ...sources],
    () => layOver(found, sources, { config, locale, base }),
  )
  const jsonFiles = await Promise.all(
    found
      .filter((path) => path.endsWith('.json'))
      .map((path) => files.read(siteDir, path)),
  )
  const recordFile = `${locale.folder}/${recordName}`
  const { record, diagnostics } = readRecord(
    jsonFiles.find(({ filePath }) => filePath === recordFile),
  )
  const inOrphans = overlay.orphanPaths.map(({ translation, source }) =>
    reportOrphan(translation, source),
  )
  return {
    ...overlay,
    jsonFiles,
    record,
    diagnostics: [...diagnostics, ...inOrphans],
  }
}

function layOver(
  found: readonly string[],
  sources: readonly string[],
  {
    config,
    locale,
    base,
  }: Pick<LocaleToRead, 'locale' | 'base'> & { config: ResolvedConfig },
) {
  const folders = translatedFolders(config, locale, base.cutVersions)
  const overlay = overlayFiles({ folders, found, sources: new Set(sources) })
  const orphanPaths = overlay.orphans.map((translation) => ({
    translation,
    source: sourceOf(translation, folders) ?? translation,
  }))
  return { ...overlay, orphanPaths }
}

/** Reads a locale, and lays its files over the site's own sources. */
export async function readLocale(
  siteDir: string,
  siteConfig: ResolvedConfig,
  options: LocaleToRead,
): Promise<LocaleSources> {
  const { locale, base, kept } = options
  const files = await readLocaleFiles(siteDir, siteConfig, options)
  const { origins, jsonFiles } = files
  const { config, labels, diagnostics } = kept.keep(
    'words',
    [siteConfig, locale, ...jsonFiles],
    () => readWords(siteConfig, locale, jsonFiles),
  )
  const translated = base.contents.filter(({ filePath }) =>
    origins.has(filePath),
  )
  return {
    config,
    labels,
    sources: await overlaySources(siteDir, siteConfig, { ...options, origins }),
    origins,
    translations: kept.keep('translations', [...translated, ...jsonFiles], () =>
      compareAll(translated, files.record),
    ),
    diagnostics: [...files.diagnostics, ...diagnostics],
  }
}

function readWords(
  siteConfig: ResolvedConfig,
  locale: Locale,
  jsonFiles: readonly SourceFile[],
) {
  const { labels, diagnostics } = readLabels(jsonFiles, siteConfig, locale)
  return {
    labels,
    config: localizeConfig(siteConfig, locale, labels),
    diagnostics: [...diagnostics, ...checkMessages(siteConfig, locale, labels)],
  }
}

/** How every translated page stands to its source. */
function compareAll(
  translated: readonly SourceFile[],
  record: TranslationRecord,
): ReadonlyMap<string, TranslationState> {
  return new Map(
    translated.map((source) => {
      const recorded = record[source.filePath]
      const sections = recorded ? readSections(source) : []
      return [source.filePath, compareSections(recorded, sections)]
    }),
  )
}
