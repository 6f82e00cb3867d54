import { isPageIn, type PageFolder } from '../graph/content-files.ts'
import type { SourceFile } from '../parse/source-file.ts'
import type { Overlay } from './overlay.ts'
import { readSections } from './sections.ts'
import {
  compareSections,
  type TranslationRecord,
} from './translation-record.ts'
import type { ChangedSection } from './translation-state.ts'

/** How one page of a locale is doing. Paths are relative to the site. */
export type PageStatus =
  | {
      readonly state: 'current' | 'unrecorded'
      readonly source: string
      readonly translation: string
    }
  | {
      readonly state: 'stale'
      readonly source: string
      readonly translation: string
      readonly sections: readonly ChangedSection[]
    }
  | { readonly state: 'missing'; readonly source: string }
  /** A translation without a source; without a file of its own it is only recorded. */
  | {
      readonly state: 'orphaned'
      readonly source: string
      readonly translation?: string
    }

export type StatusInput = Pick<Overlay, 'origins'> & {
  /** The Markdown of the content, partials and drafts among it. */
  readonly contents: readonly SourceFile[]
  /** Which of it are pages. */
  readonly folders: readonly PageFolder[]
  /** Translations without a source, and the source that each would have. */
  readonly orphans: readonly {
    readonly source: string
    readonly translation: string
  }[]
  readonly record: TranslationRecord
}

/** The state of every page of a locale, by path of the source. */
export function translationStatus({
  contents,
  folders,
  origins,
  orphans,
  record,
}: StatusInput): PageStatus[] {
  const isPage = (filePath: string) =>
    folders.some((folder) => isPageIn(filePath, folder))
  const sources = new Set(contents.map(({ filePath }) => filePath))
  const pages = contents
    .filter(({ filePath }) => origins.has(filePath) || isPage(filePath))
    .map((source) =>
      statusOf(source, origins.get(source.filePath), record[source.filePath]),
    )
  const recorded = Object.keys(record)
    .filter((source) => !sources.has(source))
    .filter((source) => !orphans.some((each) => each.source === source))
    .map((source): PageStatus => ({ state: 'orphaned', source }))
  return [
    ...pages,
    ...orphans.map((each): PageStatus => ({ state: 'orphaned', ...each })),
    ...recorded,
  ].sort((a, b) => (a.source < b.source ? -1 : 1))
}

function statusOf(
  source: SourceFile,
  translation: string | undefined,
  recorded: TranslationRecord[string] | undefined,
): PageStatus {
  const { filePath } = source
  if (translation === undefined) return { state: 'missing', source: filePath }
  const state = compareSections(recorded, recorded ? readSections(source) : [])
  const paths = { source: filePath, translation }
  return state.type === 'stale'
    ? { state: 'stale', ...paths, sections: state.sections }
    : { state: state.type, ...paths }
}
