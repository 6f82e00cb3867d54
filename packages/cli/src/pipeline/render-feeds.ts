import { createFeeds, outputPath, type Site } from '@gwdocs/core'

/** The feeds of every blog, with the text of their posts as the pages show it. */
export function renderFeeds(
  site: Site,
  pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return createFeeds(site, (filePath) => {
    const route = site.routes.byFile.get(filePath)
    return route && pages.get(outputPath(route, site.config.trailingSlash))
  })
}
