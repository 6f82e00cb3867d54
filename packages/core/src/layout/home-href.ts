import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { docRoute } from './doc-lookup.ts'
import type { Site } from './site.ts'

export type HomeSite = Pick<Site, 'config' | 'graph' | 'routes' | 'staticPaths'>

/**
 * Where the site's name leads: its home page, else the first thing that there is to read.
 *
 * A static `index.html`, which only the default locale has, and a redirect from `/` are home
 * pages too.
 */
export function homeHref(site: HomeSite): string {
  return toHref(hasHome(site) ? '/' : (firstPage(site) ?? '/'), site.config)
}

/** Whether a route is served at the base itself: a doc `01-index.md` is at `/index` alone. */
export function isHome(route: Route | undefined): boolean {
  return route?.permalink === '/'
}

function hasHome({ routes, config, staticPaths }: HomeSite): boolean {
  const isFile = config.locale.isDefault && staticPaths.has('/index.html')
  const isRedirected = config.redirects.some(
    (rule) => typeof rule === 'function' || [rule.from].flat().includes('/'),
  )
  return isHome(routes.byPath.get('/')) || isFile || isRedirected
}

/** The main doc of the first doc set that has one, else the first list of posts, else any page. */
function firstPage({ graph, routes }: HomeSite): RoutePath | undefined {
  const mainDocs = graph.docSets.flatMap(({ versions }) => {
    const version = versions.find(({ isLast }) => isLast)
    const id = version?.mainDocId
    return id === undefined || !version
      ? []
      : (docRoute(routes, version, id) ?? [])
  })
  const all = [...routes.byPath.values()]
  const found =
    mainDocs[0] ?? all.find(({ type }) => type === 'blog-list') ?? all[0]
  return found?.permalink
}
