import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFolders, type ResolvedConfig, type SourceFile } from '@gwdocs/core'
import { listFiles } from './list-files.ts'
import type { SiteSources, StaticFile } from './site-sources.ts'

/** The part of the sources that is plain files: everything but the sidebars and versions. */
export type FileSources = Omit<SiteSources, 'sidebars' | 'cutVersions'>

/** Reads the content of a site: the files in the folders of its content, and the static ones. */
export async function readSources(
  siteDir: string,
  config: ResolvedConfig,
  folders: readonly string[],
): Promise<FileSources> {
  const paths = (
    await Promise.all(folders.map((each) => listIn(siteDir, each)))
  ).flat()
  const unique = [...new Set(paths)]
  const pages = config.pages?.path
  return {
    contents: await readAll(siteDir, unique.filter(isMarkdown)),
    dataFiles: await readAll(siteDir, unique.filter(isDataOf(config))),
    assets: unique.filter((path) => !isMarkdown(path)),
    pageModules: unique.filter(
      (path) => pages !== undefined && isPageModule(path, pages),
    ),
    staticFiles: await listStatic(siteDir, config.staticDirs),
  }
}

/** The folders whose Markdown makes pages, relative to the site. */
export function contentFolders(
  config: ResolvedConfig,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): string[] {
  const all = pageFolders(config, cutVersions).map(({ folder }) => folder)
  return [...new Set(all)]
}

async function listIn(siteDir: string, folder: string): Promise<string[]> {
  const files = await listFiles(join(siteDir, folder))
  return files.map((path) => `${folder}/${path}`)
}

export async function readText(
  siteDir: string,
  filePath: string,
): Promise<SourceFile> {
  const text = await readFile(join(siteDir, filePath), 'utf8')
  // A byte-order mark would hide the front matter's fence.
  return { filePath, text: text.replace(/^\uFEFF/, '') }
}

function readAll(
  siteDir: string,
  paths: readonly string[],
): Promise<SourceFile[]> {
  return Promise.all(paths.map((path) => readText(siteDir, path)))
}

async function listStatic(
  siteDir: string,
  folders: readonly string[],
): Promise<StaticFile[]> {
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const files = await listFiles(join(siteDir, folder))
      return files.map((path) => ({
        path: `/${path}`,
        source: join(siteDir, folder, path),
      }))
    }),
  )
  return lists.flat()
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
