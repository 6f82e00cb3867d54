import type { ContentGraph } from '../graph/content-graph.ts'
import type { FileSummary } from '../parse/parsed-file.ts'

/** The ids on a page, those of the partials that it shows, and of theirs, among them. */
export function pageIds(
  { filePath, headings, anchors, partials }: FileSummary,
  graph: Pick<ContentGraph, 'files'>,
  within: readonly string[] = [],
): string[] {
  const inner = partials
    .filter((each) => !within.includes(each.filePath))
    .flatMap((each) => graph.files.get(each.filePath) ?? [])
    .flatMap((partial) => pageIds(partial, graph, [...within, filePath]))
  return [...headings.map(({ id }) => id), ...anchors, ...inner]
}
