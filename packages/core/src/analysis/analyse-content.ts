import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { buildGraph, filesInOrder } from '../graph/build-graph.ts'
import { isIn } from '../graph/content-files.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { SidebarSource } from '../sidebars/build-sidebars.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { Labels } from '../i18n/labels.ts'
import { checkPartials } from '../parse/mdx/check-partials.ts'
import type { FileSummary, ParsedFile } from '../parse/parsed-file.ts'
import type { SourceFile } from '../parse/source-file.ts'
import { assignRoutes } from '../routes/assign-routes.ts'
import { type Keep, makeAnew } from '../shared/keep.ts'
import { sameAsBefore } from '../shared/same-as-before.ts'
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
export function analyseContent(
  { parsed, ...input }: AnalyseContent,
  keep: Keep = makeAnew,
): ContentAnalysis {
  const files = [...parsed.values()]
  const summaries = files.map(({ summary }) => summary)
  const { config, cutVersions, sidebars, history, labels, pageModules } = input
  const isPost = ({ filePath }: FileSummary) =>
    config.blogs.some(({ path }) => isIn(filePath, path))
  const shapes = sameAsBefore(
    keep,
    'shapes',
    summaries,
    haveSameStructure(isPost),
  )
  const partials = sameAsBefore(keep, 'partial files', files, haveSamePartials)
  const built = keep(
    'graph',
    [
      ...[config, cutVersions, sidebars, history, labels, pageModules],
      ...[shapes, ...input.dataFiles],
    ],
    () => buildGraph({ ...input, files: summaries }),
  )
  const { graph: structure } = built
  const routed = keep('routes', [structure, input.config], () =>
    assignRoutes(structure, input.config),
  )
  // What only links ask for is in here: it changes more often than the structure does.
  const graph = keep('graph with files', [structure, ...summaries], () => ({
    ...structure,
    files: filesInOrder(summaries),
  }))
  return {
    graph,
    routes: routed.routes,
    diagnostics: [
      ...files.flatMap(({ diagnostics }) => diagnostics),
      ...keep('partials', [partials], () => checkPartials(parsed)),
      ...built.diagnostics,
      ...routed.diagnostics,
    ],
  }
}

/** What the structure of a site depends on: what stands in a text alone does not count. */
function haveSameStructure(
  isPost: (file: FileSummary) => boolean,
): (one: FileSummary, other: FileSummary) => boolean {
  return (one, other) =>
    one.filePath === other.filePath &&
    one.format === other.format &&
    one.frontMatter === other.frontMatter &&
    one.contentTitle === other.contentTitle &&
    one.excerpt === other.excerpt &&
    // Readers of a blog are told how long a post is.
    !isPost(one)
}

function haveSamePartials(one: ParsedFile, other: ParsedFile): boolean {
  return (
    one.filePath === other.filePath &&
    one.mdxModule === other.mdxModule &&
    one.summary.frontMatter === other.summary.frontMatter
  )
}
