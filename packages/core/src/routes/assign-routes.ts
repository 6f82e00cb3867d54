import type { PagesConfig } from '../config/content-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { StandalonePage } from '../pages/page.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { blogRoutes } from './blog-routes.ts'
import { checkFileNames } from './check-file-names.ts'
import { docRoutes } from './doc-routes.ts'
import { joinRoute, toPaths } from './join-route.ts'
import { nameOfRoute, placeOfRoute } from './name-route.ts'
import type { Route, RouteTable } from './route.ts'

export type RoutesResult = {
  readonly routes: RouteTable
  readonly diagnostics: readonly Diagnostic[]
}

/** Gives every page of the site its address. Where two want the same, the first has it. */
export function assignRoutes(
  graph: ContentGraph,
  config: ResolvedConfig,
): RoutesResult {
  const all = [
    ...graph.docSets.flatMap(docRoutes),
    ...graph.blogs.flatMap(blogRoutes),
    ...graph.pages.map((page) => pageRoute(page, config.pages)),
  ]
  const byPath = new Map<RoutePath, Route>()
  const byFile = new Map<string, Route>()
  const diagnostics: Diagnostic[] = []
  for (const route of all) {
    // Links to a page that lost its address still lead there: one mistake, one diagnostic.
    if ('filePath' in route) byFile.set(route.filePath, route)
    const other = byPath.get(route.path)
    if (!other) byPath.set(route.path, route)
    else if (!isReported(route, other))
      diagnostics.push(collision(route, other, config.configFile))
  }
  const routes = { byPath, byFile }
  return {
    routes,
    diagnostics: [...diagnostics, ...checkFileNames(routes, config)],
  }
}

function pageRoute(
  { slug, filePath }: StandalonePage,
  config: PagesConfig | undefined,
): Route {
  return {
    type: 'page',
    ...toPaths(joinRoute(config?.routeBasePath ?? '', slug)),
    filePath,
  }
}

/** Docs of one id and authors of one page clash by their names: the graph says so. */
function isReported(route: Route, other: Route): boolean {
  if (route.type === 'doc' && other.type === 'doc') {
    return (
      route.docId === other.docId &&
      route.docsId === other.docsId &&
      route.versionName === other.versionName
    )
  }
  return (
    route.type === 'blog-author' &&
    other.type === 'blog-author' &&
    route.blogId === other.blogId
  )
}

function collision(route: Route, other: Route, configFile: string): Diagnostic {
  return {
    code: 'route-duplicate',
    severity: 'error',
    message: `The address \`${route.path}\` is taken by ${nameOfRoute(other)}, so ${nameOfRoute(route)} has no page.`,
    hint: 'give one of the two another `slug`.',
    place: placeOfRoute([route, other], configFile),
  }
}
