import { analyseContent } from '../analysis/analyse-content.ts'
import { analyseLinks } from '../analysis/analyse-links.ts'
import { resolveConfig } from '../config/resolve-config.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { UserConfig } from '../config/schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteHistory } from '../history/site-history.ts'
import { draftSite } from '../layout/draft-site.ts'
import type { Site } from '../layout/site.ts'
import { parseFile } from '../parse/parse-file.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { Route } from '../routes/route.ts'

/** A small site, written down as a test needs it. */
export type TestSite = {
  /** Path → text: content, and the data files beside it. */
  readonly files: Readonly<Record<string, string>>
  readonly config?: Partial<UserConfig>
  /** What the sidebars file of the default doc set exports. */
  readonly sidebars?: unknown
  /** Names of the versions that were cut of the default doc set, newest first. */
  readonly cutVersions?: readonly string[]
  readonly pageModules?: readonly string[]
  /** As while a site is written. */
  readonly showsDrafts?: boolean
  readonly history?: SiteHistory
  readonly staticPaths?: readonly string[]
  readonly assets?: readonly string[]
}

export type MadeSite = {
  readonly site: Site
  readonly diagnostics: readonly Diagnostic[]
  readonly routeAt: (path: string) => Route
}

export function makeConfig(config: Partial<UserConfig> = {}): ResolvedConfig {
  const input = { title: 'Slim', url: 'https://slim.example', ...config }
  const result = resolveConfig(input, 'gwdocs.config.ts')
  if (!result.config) throw new Error(JSON.stringify(result.diagnostics))
  return result.config
}

export function summaryOf(filePath: string, text = ''): FileSummary {
  return parseFile({ filePath, text }, makeConfig().markdown).summary
}

/** Takes a site through every stage before rendering. */
export function makeSite(made: TestSite): MadeSite {
  const config = {
    ...makeConfig(made.config),
    showsDrafts: made.showsDrafts ?? false,
  }
  const sources = Object.entries(made.files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([filePath, text]) => ({ filePath, text }))
  const isContent = ({ filePath }: { filePath: string }) =>
    /\.mdx?$/.test(filePath)
  const parsed = new Map(
    sources
      .filter(isContent)
      .map((source) => [source.filePath, parseFile(source, config.markdown)]),
  )
  const sidebars =
    made.sidebars === undefined
      ? []
      : [['default', { file: 'sidebars.ts', value: made.sidebars }] as const]
  const history = made.history ?? new Map()
  const content = analyseContent({
    ...{ config, parsed, history },
    dataFiles: sources.filter((source) => !isContent(source)),
    sidebars: new Map(sidebars),
    cutVersions: new Map([['default', made.cutVersions ?? []]]),
    pageModules: made.pageModules ?? [],
  })
  const { graph, routes } = content
  const staticPaths = new Set(made.staticPaths)
  const origins = new Map<string, string>()
  const linked = analyseLinks({
    ...{ config, graph, routes, parsed, origins, staticPaths },
    assets: made.assets ?? [],
    locales: [{ config, graph, routes }],
  })
  const { links, images, redirects, editUrls, announcement } = linked
  const site = draftSite({
    ...{ config, graph, routes, parsed, origins, staticPaths, history },
    ...{ links, images, redirects, editUrls, announcement },
    highlight: ({ code }) => ({ html: code, code }),
    moduleFiles: new Set(),
    locales: [{ config, graph, routes }],
    translations: new Map(),
    checkedWith: new Map(),
  })
  return {
    site,
    diagnostics: [...content.diagnostics, ...linked.diagnostics],
    routeAt: (path) => {
      const route = site.routes.byPath.get(path as `/${string}`)
      if (!route) throw new Error(`${path} is no route`)
      return route
    },
  }
}
