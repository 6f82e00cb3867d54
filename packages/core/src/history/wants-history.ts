import { readPostPath } from '../blog/post-path.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import {
  isPageIn,
  type PageFolder,
  toPageFolder,
} from '../graph/content-files.ts'
import type { FileSummary } from '../parse/parsed-file.ts'

/**
 * Whether a site needs the history of its files: a part of it shows when its pages were last
 * changed, or a post has a date from nowhere else.
 */
export function wantsHistory(
  config: ResolvedConfig,
  files: readonly FileSummary[],
): boolean {
  return (
    showsLastUpdate(config) ||
    config.blogs.some((blog) =>
      files.some((file) => isUndatedPost(file, toPageFolder(blog))),
    )
  )
}

/** Whether a part of the site, or its sitemap, says when pages were last changed, or by whom. */
export function showsLastUpdate({
  docs,
  blogs,
  pages,
  sitemap,
}: Pick<ResolvedConfig, 'docs' | 'blogs' | 'pages' | 'sitemap'>): boolean {
  return (
    (sitemap !== false && sitemap.lastmod !== null) ||
    [...docs, ...blogs, ...(pages ? [pages] : [])].some(
      ({ showLastUpdateTime, showLastUpdateAuthor }) =>
        showLastUpdateTime || showLastUpdateAuthor,
    )
  )
}

function isUndatedPost(
  { filePath, frontMatter }: FileSummary,
  blog: PageFolder,
): boolean {
  return (
    isPageIn(filePath, blog) &&
    frontMatter['date'] === undefined &&
    readPostPath(filePath.slice(blog.folder.length + 1)).date === undefined
  )
}
