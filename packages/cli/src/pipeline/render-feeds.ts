import {
  createFeeds,
  feedContent,
  outputPath,
  type PostContent,
  type Site,
} from '@gwdocs/core'

/** Texts of posts as feeds carry them, by the address and the HTML of their pages. */
export type FeedCache = Map<
  string,
  { readonly html: string; readonly content: string | undefined }
>

/** The feeds of every blog, with the text of their posts as the pages show it. */
export function renderFeeds(
  site: Site,
  pages: ReadonlyMap<string, string>,
  cache: FeedCache,
): ReadonlyMap<string, string> {
  const contentOf: PostContent = (filePath, pageUrl) => {
    const route = site.routes.byFile.get(filePath)
    const path = route && outputPath(route, site.config.trailingSlash)
    const html = path === undefined ? undefined : pages.get(path)
    if (html === undefined) return undefined
    const known = cache.get(pageUrl)
    if (known?.html === html) return known.content
    const content = feedContent(html, pageUrl)
    cache.set(pageUrl, { html, content })
    return content
  }
  return createFeeds(site, contentOf)
}
