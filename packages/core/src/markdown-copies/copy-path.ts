import { placeOfRoute } from '../layout/doc-lookup.ts'
import { listedPage } from '../layout/listed-page.ts'
import type { Site } from '../layout/site.ts'
import { withBase } from '../links/href-of.ts'
import { isDocsRoute, type Route } from '../routes/route.ts'

/**
 * Where the Markdown of a page lies, relative to the output folder and to `baseUrl`: its address
 * with `.md` behind it. The page at the root has `index.md`.
 */
export function copyPath({ permalink }: Pick<Route, 'permalink'>): string {
  const bare = permalink.replace(/^\/+|\/+$/g, '')
  return bare === '' ? 'index.md' : `${bare}.md`
}

/**
 * Whether a page has a Markdown copy: it has a Markdown text, lists may show it, and its version
 * is open to search engines.
 */
export function hasCopy(site: Site, route: Route): route is RouteWithText {
  const { config, graph, parsed } = site
  return (
    config.markdownCopies &&
    'filePath' in route &&
    parsed.has(route.filePath) &&
    listedPage(site, route) !== undefined &&
    !(isDocsRoute(route) && placeOfRoute(graph, route).version.noIndex)
  )
}

export type RouteWithText = Extract<Route, { readonly filePath: string }>

/** What a page offers to copy: the address of its Markdown, with `baseUrl`. */
export function copyParts(
  site: Site,
  route: Route,
): { readonly markdownHref?: string } {
  if (!hasCopy(site, route)) return {}
  const path = encodeURI(copyPath(route))
  return { markdownHref: withBase(`/${path}`, site.config) }
}
