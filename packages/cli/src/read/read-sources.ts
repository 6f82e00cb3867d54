import { join } from 'node:path'
import { pageFolders, type ResolvedConfig } from '@gwdocs/core'
import type { Kept } from '../kept/kept.ts'
import type { SiteFiles } from './site-files.ts'
import type { SiteSources, StaticFile } from './site-sources.ts'

/** The part of the sources that is plain files: everything but the sidebars and versions. */
export type FileSources = Omit<SiteSources, 'sidebars' | 'cutVersions'>

/** What readers of a site share: files that are known already, and lists made of their names. */
export type ReadWith = { readonly files: SiteFiles; readonly kept: Kept }

/** Reads the content of a site: the files in the folders of its content, and the static ones. */
export async function readSources(
  siteDir: string,
  config: ResolvedConfig,
  { folders, files, kept }: ReadWith & { readonly folders: readonly string[] },
): Promise<FileSources> {
  const listAll = (names: readonly string[]) =>
    Promise.all(names.map((each) => files.list(join(siteDir, each))))
  const listings = await listAll(folders)
  const statics = await listAll(config.staticDirs)
  const { contentPaths, dataPaths, ...others } = kept.keep(
    'names of files',
    [siteDir, config, folders.join('\n'), ...listings, ...statics],
    () => ({
      ...sortNames(inFolders(folders, listings), config),
      staticFiles: statics.flatMap((names, index) =>
        toStatic(join(siteDir, config.staticDirs[index] ?? ''), names),
      ),
    }),
  )
  const readAll = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => files.read(siteDir, path)))
  return {
    contents: await readAll(contentPaths),
    dataFiles: await readAll(dataPaths),
    ...others,
  }
}

function inFolders(
  folders: readonly string[],
  listings: readonly (readonly string[])[],
): string[] {
  const paths = listings.flatMap((names, index) =>
    names.map((path) => `${folders[index] ?? ''}/${path}`),
  )
  return [...new Set(paths)]
}

function sortNames(paths: readonly string[], config: ResolvedConfig) {
  const pages = config.pages?.path
  return {
    contentPaths: paths.filter(isMarkdown),
    dataPaths: paths.filter(isDataOf(config)),
    assets: paths.filter((path) => !isMarkdown(path)),
    pageModules: paths.filter(
      (path) => pages !== undefined && isPageModule(path, pages),
    ),
  }
}

function toStatic(folder: string, names: readonly string[]): StaticFile[] {
  return names.map((path) => ({ path: `/${path}`, source: join(folder, path) }))
}

/** The folders whose Markdown makes pages, relative to the site. */
export function contentFolders(
  config: ResolvedConfig,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): string[] {
  const all = pageFolders(config, cutVersions).map(({ folder }) => folder)
  return [...new Set(all)]
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path)
}

/** `_category_.*`, and the files of authors and tags, whatever the config calls them. */
export function isDataOf({
  docs,
  blogs,
}: ResolvedConfig): (path: string) => boolean {
  const names = [
    ...[...docs, ...blogs].flatMap(({ tags }) => tags || []),
    ...blogs.flatMap(({ authors }) => authors ?? []),
  ]
  return (path) =>
    /\/(?:_category_|authors|tags)\.(?:json|ya?ml)$/.test(path) ||
    names.some((name) => path.endsWith(`/${name}`))
}

/** A React page: no part of its path starts with `_`, and it is no test. */
export function isPageModule(path: string, folder: string): boolean {
  const inner = path.startsWith(`${folder}/`) ? path.slice(folder.length) : ''
  return (
    /\.(?:tsx|jsx|ts|js)$/.test(inner) &&
    !/(?:^|\/)_/.test(inner) &&
    !/\.(?:test|spec|d)\.[jt]sx?$|\/__tests__\//.test(inner)
  )
}
