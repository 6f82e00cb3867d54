import { createSitemap, outputPath, type Route, type Site } from '@gwdocs/core'

/** The sitemap of a locale: the pages that were made, but for those whose head forbids it. */
export function renderSitemap(
  site: Site,
  pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const isIndexed = (route: Route) => {
    const html = pages.get(outputPath(route, site.config.trailingSlash))
    return html !== undefined && !forbidsIndex(html)
  }
  return createSitemap(site, isIndexed)
}

/** Whether a page's head says `noindex`, as the theme or its author wrote it. */
export function forbidsIndex(html: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = head.match(/<meta\s[^>]*>/gi) ?? []
  return tags.some(
    (tag) =>
      /\sname="robots"/i.test(tag) && /\scontent="[^"]*\bnoindex\b/i.test(tag),
  )
}
