import {
  assignRoutes,
  buildGraph,
  checkConfigLinks,
  checkNavbar,
  checkPartials,
  type ContentGraph,
  type Diagnostic,
  pageModel,
  type PageModel,
  type ParsedFile,
  parseFile,
  resolveConfig,
  type ResolvedConfig,
  type ResolvedLink,
  resolveLinks,
  type Route,
  type RouteTable,
  type Site,
  type UserConfig,
} from '@gwdocs/core'
import { renderPage } from '@gwdocs/theme/server'

/** A site as values: what a reader of its folder would hand to the core. */
export type SiteInput = {
  readonly config: Partial<UserConfig>
  /** Path → text: Markdown, and the data files beside it. */
  readonly files: Readonly<Record<string, string>>
  /** By `sidebarsKey`: what the sidebars file exports, and its path. */
  readonly sidebars: Readonly<Record<string, { file: string; value: unknown }>>
  /** Id of a doc set → names, the newest first. */
  readonly cutVersions: Readonly<Record<string, readonly string[]>>
  readonly staticPaths: readonly string[]
}

export type MadeSite = {
  readonly input: SiteInput
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly diagnostics: readonly Diagnostic[]
  readonly site: Site
  /** Every page, by the address at which links name it. */
  readonly pages: ReadonlyMap<string, MadePage>
}

export type MadePage = {
  readonly route: Route
  readonly model: PageModel
  readonly html: string
}

export const configFile = 'gwdocs.config.ts'

/** Takes a site through every stage, as a build does. */
export function makeSite(
  input: SiteInput,
  order: (paths: string[]) => string[] = (paths) => paths,
): MadeSite {
  const config = readConfig(input.config)
  const paths = order(Object.keys(input.files).sort())
  const sources = paths.map((filePath) => ({
    filePath,
    text: input.files[filePath] ?? '',
  }))
  const parsed = new Map(
    sources
      .filter(({ filePath }) => isMarkdown(filePath))
      .map((each) => [each.filePath, parseFile(each, config.markdown)]),
  )
  const { graph, diagnostics: inGraph } = buildGraph({
    config,
    files: [...parsed.values()].map(({ summary }) => summary),
    dataFiles: sources.filter(({ filePath }) => !isMarkdown(filePath)),
    cutVersions: new Map(Object.entries(input.cutVersions)),
    sidebars: new Map(Object.entries(input.sidebars)),
    pageModules: [],
  })
  const { routes, diagnostics: inRoutes } = assignRoutes(graph, config)
  const staticPaths = new Set(input.staticPaths)
  const assets = new Set<string>()
  const linked = resolveLinks({ graph, routes, config, staticPaths, assets })
  const { links } = linked
  const site = toSite({ config, graph, routes, parsed, links })
  return {
    input,
    config,
    graph,
    routes,
    parsed,
    links,
    site,
    pages: makePages(site),
    diagnostics: [
      ...[...parsed.values()].flatMap(({ diagnostics }) => diagnostics),
      ...checkPartials(parsed),
      ...inGraph,
      ...inRoutes,
      ...linked.diagnostics,
      ...checkNavbar({ config, graph, routes }),
      ...checkConfigLinks({ config, routes, staticPaths }),
    ],
  }
}

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path)
}

function readConfig(config: Partial<UserConfig>): ResolvedConfig {
  const full = { title: 'Site', url: 'https://site.example', ...config }
  const result = resolveConfig(full, configFile)
  if (!result.config) throw new Error(JSON.stringify(result.diagnostics))
  return result.config
}

type Linked = Pick<Site, 'config' | 'graph' | 'routes' | 'parsed' | 'links'>

function toSite(linked: Linked): Site {
  return {
    ...linked,
    highlight: ({ code }) => ({ html: '', code }),
    history: new Map(),
    editUrls: new Map(),
    origins: new Map(),
    translations: new Map(),
    checkedWith: new Map(),
    brokenComponents: new Set(),
    images: new Map(),
    locales: [linked],
    metadata: new Map(),
    staticPaths: new Set(),
    moduleFiles: new Set(),
    assets: {
      styleHrefs: [],
      clientHref: '/client.js',
      islandHrefs: new Map(),
      islandStyles: new Map(),
      assetHrefs: new Map(),
      imageSizes: new Map(),
      buildId: 'id',
    },
  }
}

function makePages(site: Site): Map<string, MadePage> {
  return new Map(
    [...site.routes.byPath.values()].map((route) => {
      const model = pageModel(site, route)
      const html = renderPage({
        model,
        components: new Map(),
        navbarComponents: {},
        replacements: {},
        bootScript: '',
      })
      return [model.shell.href, { route, model, html }]
    }),
  )
}
