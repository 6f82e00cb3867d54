import {
  outputPath,
  outputPrefix,
  pageIds,
  redirectHref,
  type Route,
  type Site,
} from '@gwdocs/core'
import type { RenderedLocale } from './rendered-locale.ts'
import { htmlIds } from './html-ids.ts'
import type { BuiltRedirect, BuiltRoute } from './site-build.ts'

/** What stands before the paths of a locale's files: `zh/`, or nothing. */
export function prefixOf({ config }: Pick<Site, 'config'>): string {
  return outputPrefix(config.locale, config.siteBaseUrl)
}

/** The pages of a locale, by their addresses in the whole site. */
export function builtRoutes<Page extends object>({
  site,
  pages,
}: RenderedLocale<Page>): BuiltRoute[] {
  const { routes, origins, config } = site
  return [...routes.byPath.values()].map((route) => {
    const path = outputPath(route, config.trailingSlash)
    const html = () => {
      const page = pages.files.get(path)
      return typeof page === 'string' ? page : ''
    }
    const anchors = () => anchorsOf(route, site, html)
    return {
      path: sitePath(route.path, site),
      type: route.type,
      outputPath: prefixOf(site) + path,
      isNumbered: 'pageNumber' in route && route.pageNumber > 1,
      anchors,
      ...('filePath' in route && {
        file: origins.get(route.filePath) ?? route.filePath,
      }),
    }
  })
}

/** Places of a page: those of its text, or, where code makes it, those of what it makes. */
function anchorsOf(
  route: Route,
  { graph }: Site,
  html: () => string,
): readonly string[] {
  if (!('filePath' in route)) return []
  const file = graph.files.get(route.filePath)
  const ids = file ? pageIds(file, graph) : htmlIds(html())
  return [...new Set(ids)].filter(
    (id) => !/^user-content-fn|^footnote-label$/.test(id),
  )
}

/** The redirects of a locale, both ends in the whole site; `to` may be elsewhere. */
export function builtRedirects(site: Site): BuiltRedirect[] {
  return site.redirects.map(({ from, fromHash, to }) => ({
    from: sitePath(from, site),
    ...(fromHash !== undefined && { fromHash }),
    to: to.startsWith('/') && !to.startsWith('//') ? sitePath(to, site) : to,
    href: redirectHref(to, site.config),
  }))
}

function sitePath(path: string, site: Site): `/${string}` {
  const prefix = prefixOf(site)
  return `/${`${prefix}${path.slice(1)}`.replace(/(.)\/$/, '$1')}`
}
