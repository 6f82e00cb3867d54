import picomatch from 'picomatch'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import { planVersions } from '../versions/version-plan.ts'

/** A folder whose files are pages, relative to the site. */
export type PageFolder = {
  readonly folder: string
  /** Globs of those that are none, relative to the folder. */
  readonly exclude: readonly string[]
}

/** The folders of every version, blog and of the stand-alone pages. */
export function pageFolders(
  { docs, blogs, pages }: Pick<ResolvedConfig, 'docs' | 'blogs' | 'pages'>,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): PageFolder[] {
  const versions = docs.flatMap((each) =>
    planVersions(each, cutVersions.get(each.id) ?? []).map(({ folder }) => ({
      folder,
      exclude: each.exclude,
    })),
  )
  const others = [...blogs, ...(pages ? [pages] : [])]
  return [...versions, ...others.map(toPageFolder)]
}

/** The folder of a blog, or of the stand-alone pages. */
export function toPageFolder({
  path,
  exclude,
}: Pick<BlogConfig, 'path' | 'exclude'>): PageFolder {
  return { folder: path, exclude }
}

/** Whether a file in the folder is a page: the config names it not, no part of its path starts with `_`. */
export function isPageIn(
  filePath: string,
  { folder, exclude }: PageFolder,
): boolean {
  if (!isIn(filePath, folder)) return false
  const path = filePath.slice(folder.length + 1)
  return !/(?:^|\/)_/.test(path) && !picomatch.isMatch(path, [...exclude])
}

export function pagesIn(
  files: readonly FileSummary[],
  folder: PageFolder,
): FileSummary[] {
  return files.filter(({ filePath }) => isPageIn(filePath, folder))
}

export function isIn(filePath: string, folder: string): boolean {
  return filePath.startsWith(`${folder}/`)
}
