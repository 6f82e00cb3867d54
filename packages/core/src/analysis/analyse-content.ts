import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { buildGraph } from '../graph/build-graph.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { SidebarSource } from '../sidebars/build-sidebars.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { Labels } from '../i18n/labels.ts'
import { checkPartials } from '../parse/mdx/check-partials.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { assignRoutes } from '../routes/assign-routes.ts'
import type { RouteTable } from '../routes/route.ts'

export type AnalyseContent = {
  readonly config: ResolvedConfig
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** `_category_.*`, `authors.yml`, `tags.yml`. */
  readonly dataFiles: readonly SourceFile[]
  /** React pages, relative to the site. */
  readonly pageModules: readonly string[]
  /** Id of a doc set → names of the versions that were cut, the newest first. */
  readonly cutVersions: ReadonlyMap<string, readonly string[]>
  /** By `sidebarsKey`. */
  readonly sidebars: ReadonlyMap<string, SidebarSource>
  readonly history?: SiteHistory | undefined
  /** What a locale calls sidebars and versions. */
  readonly labels?: Labels | undefined
}

export type ContentAnalysis = {
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly diagnostics: readonly Diagnostic[]
}

/** Graph and routes of a locale's content, with every mistake that they show. */
export function analyseContent({
  parsed,
  ...input
}: AnalyseContent): ContentAnalysis {
  const files = [...parsed.values()]
  const built = buildGraph({
    ...input,
    files: files.map(({ summary }) => summary),
  })
  const routed = assignRoutes(built.graph, input.config)
  return {
    graph: built.graph,
    routes: routed.routes,
    diagnostics: [
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...checkPartials(parsed),
      ...built.diagnostics,
      ...routed.diagnostics,
    ],
  }
}
