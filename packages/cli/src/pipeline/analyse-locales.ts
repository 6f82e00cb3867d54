import {
  type Diagnostic,
  type FileSummary,
  sameAsBefore,
  wantsHistory,
} from '@gwdocs/core'
import {
  type HistoryResult,
  noHistory,
  readHistory,
} from '../history/read-history.ts'
import { analyseLocaleContents, type LocaleBuild } from './build-locale.ts'
import type { BuildSite } from './build-options.ts'
import type { OpenedSite } from './open-site.ts'

export type AnalysedLocales = {
  readonly locales: readonly LocaleBuild[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Graph, routes and links of each locale, with the dates that version control knows. */
export async function analyseLocales(
  opened: OpenedSite,
  options: BuildSite,
): Promise<AnalysedLocales> {
  const { history, diagnostics } = await historyOf(opened, options)
  const locales = analyseLocaleContents(
    opened.locales,
    history,
    options.caches.kept,
  )
  return {
    locales,
    diagnostics: [
      ...diagnostics,
      ...locales.flatMap((locale) => locale.diagnostics),
    ],
  }
}

function historyOf(
  { files, folders }: OpenedSite,
  { siteDir, config, caches }: BuildSite,
): Promise<HistoryResult> | HistoryResult {
  const { keep } = caches.kept
  const summaries = [...files.values()].map(({ summary }) => summary)
  const said = sameAsBefore(keep, 'wishes for dates', summaries, wishTheSame)
  const isWanted = keep('are dates wanted', [config, said], () =>
    wantsHistory(config, said),
  )
  if (!isWanted) return noHistory
  const cache = caches.history
  return readHistory({ siteDir, config, files: files.keys(), folders, cache })
}

function wishTheSame(one: FileSummary, other: FileSummary): boolean {
  return (
    one.filePath === other.filePath && one.frontMatter === other.frontMatter
  )
}
