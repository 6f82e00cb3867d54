import type { ResolvedConfig } from '@gwdocs/core'
import {
  isDataOf,
  isMarkdown,
  isPageModule,
  type ReadWith,
} from './read-sources.ts'
import type { SiteSources } from './site-sources.ts'

export type OverlaySources = ReadWith & {
  /** The sources of the site, in no locale's words. */
  readonly base: SiteSources
  /** Path of the content → file of the locale that stands for it. */
  readonly origins: ReadonlyMap<string, string>
}

/** The sources of a site with the files of a locale in the places of those that they stand for. */
export async function overlaySources(
  siteDir: string,
  config: ResolvedConfig,
  { base, origins, files, kept }: OverlaySources,
): Promise<SiteSources> {
  if (origins.size === 0) return base
  const paths = [...origins.keys()]
  const read = async (path: string) => {
    const own = await files.read(siteDir, origins.get(path) ?? path)
    return kept.keep(`source ${path}`, [own], () => ({
      filePath: path,
      text: own.text,
    }))
  }
  const contents = await Promise.all(paths.filter(isMarkdown).map(read))
  const dataFiles = await Promise.all(paths.filter(isDataOf(config)).map(read))
  const names = kept.keep(
    'names of files',
    [config, origins, base.assets, base.pageModules],
    () => overlayNames(paths, base, config.pages?.path),
  )
  return {
    ...base,
    contents: replaceFiles(base.contents, contents),
    dataFiles: replaceFiles(base.dataFiles, dataFiles),
    ...names,
  }
}

function overlayNames(
  paths: readonly string[],
  base: SiteSources,
  pages: string | undefined,
) {
  const modules = paths.filter(
    (path) => pages !== undefined && isPageModule(path, pages),
  )
  return {
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
