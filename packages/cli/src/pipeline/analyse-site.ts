import {
  type Announcement,
  assignRoutes,
  buildGraph,
  checkConfigLinks,
  checkNavbar,
  checkOrigins,
  checkPartials,
  type ContentGraph,
  type Diagnostic,
  feedFiles,
  type Labels,
  type ParsedFile,
  readAnnouncement,
  type Redirect,
  resolveEditUrls,
  resolveImages,
  resolveLinks,
  resolveRedirects,
  type ResolvedConfig,
  type ResolvedImages,
  type ResolvedLink,
  type RouteTable,
  type SiteHistory,
} from '@gwdocs/core'
import type { SiteSources } from '../read/site-sources.ts'

export type Analysis = {
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly images: ResolvedImages
  readonly redirects: readonly Redirect[]
  readonly editUrls: ReadonlyMap<string, string>
  readonly history: SiteHistory
  readonly announcement: Announcement | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export type AnalyseSite = {
  readonly config: ResolvedConfig
  readonly sources: SiteSources
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly history: SiteHistory
  /** Content file → the file that stands for it in the locale. */
  readonly origins: ReadonlyMap<string, string>
  /** What the locale calls sidebars and versions. */
  readonly labels: Labels
}

/** Graph, routes and links of a site, with every mistake that they show. */
export function analyseSite({
  config,
  sources,
  parsed,
  history,
  origins,
  labels,
}: AnalyseSite): Analysis {
  const files = [...parsed.values()]
  const { graph, diagnostics: inGraph } = buildGraph({
    config,
    files: files.map(({ summary }) => summary),
    dataFiles: sources.dataFiles,
    cutVersions: sources.cutVersions,
    sidebars: sources.sidebars,
    pageModules: sources.pageModules,
    history,
    labels,
  })
  const { routes, diagnostics: inRoutes } = assignRoutes(graph, config)
  // A link to a feed or to the sitemap leads to a file, too.
  const staticPaths = new Set([
    ...sources.staticFiles.map(({ path }) => path),
    ...graph.blogs.flatMap(feedFiles).map(({ path }) => path),
    ...(config.sitemap === false ? [] : [`/${config.sitemap.filename}`]),
  ])
  const assets = new Set(sources.assets)
  const { editUrls, diagnostics: inEditUrls } = resolveEditUrls({
    graph,
    routes,
    config,
    origins,
  })
  const linked = { graph, routes, config, staticPaths, assets }
  const { links, diagnostics: inLinks } = resolveLinks(linked)
  const { images, diagnostics: inImages } = resolveImages(linked)
  const { announcement, diagnostics: inAnnouncement } = readAnnouncement(linked)
  const { redirects, diagnostics: inRedirects } = resolveRedirects(
    config,
    routes,
  )
  return {
    graph,
    announcement,
    redirects,
    editUrls,
    history,
    routes,
    links,
    images,
    diagnostics: [
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...checkPartials(parsed),
      ...inGraph,
      ...inRoutes,
      ...inLinks,
      ...inImages,
      ...inEditUrls,
      ...inRedirects,
      ...inAnnouncement,
      ...checkNavbar({ config, graph, routes }),
      ...checkOrigins(files, config),
      ...checkConfigLinks({ config, routes, staticPaths }),
    ],
  }
}
