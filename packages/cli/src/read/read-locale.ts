import { join } from 'node:path'
import {
  type Diagnostic,
  type Labels,
  type Locale,
  localizeConfig,
  overlayFiles,
  readLabels,
  reportOrphan,
  type ResolvedConfig,
  sourceOf,
  translatedFolders,
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
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads a locale's folder, and lays what is in it over the site's own sources. */
export async function readLocale(
  siteDir: string,
  siteConfig: ResolvedConfig,
  { locale, base }: { locale: Locale; base: SiteSources },
): Promise<LocaleSources> {
  const found = (await listFiles(join(siteDir, locale.folder))).map(
    (path) => `${locale.folder}/${path}`,
  )
  const folders = translatedFolders(siteConfig, locale, base.cutVersions)
  const { origins, orphans } = overlayFiles({
    folders,
    found,
    sources: new Set([
      ...base.contents.map(({ filePath }) => filePath),
      ...base.assets,
    ]),
  })
  const jsonFiles = await Promise.all(
    found
      .filter((path) => path.endsWith('.json'))
      .map((path) => readText(siteDir, path)),
  )
  const { labels, diagnostics } = readLabels(jsonFiles, siteConfig, locale)
  return {
    config: localizeConfig(siteConfig, locale, labels),
    labels,
    sources: await overlaySources(siteDir, siteConfig, { base, origins }),
    origins,
    diagnostics: [
      ...diagnostics,
      ...orphans.map((file) =>
        reportOrphan(file, sourceOf(file, folders) ?? file),
      ),
    ],
  }
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
