import type { DiagnosticCode } from './codes.ts'
import type { KeyPath } from './key-path.ts'

/** Where a mistake stands. Lines and columns count from 1. */
export type Place =
  | { readonly type: 'file'; readonly file: string }
  | {
      readonly type: 'position'
      readonly file: string
      readonly line: number
      readonly column: number
      /** Column after the last character, on the same line. */
      readonly endColumn?: number
    }
  /** A key of a config module or data file: `['theme', 'navbar', 'items', 2]`. */
  | {
      readonly type: 'key'
      readonly file: string
      readonly keyPath: KeyPath
    }
  /** A key of a content file's front matter. */
  | {
      readonly type: 'frontMatter'
      readonly file: string
      readonly key: string
    }
  /** The n-th link of a content file, counted from 0 in `FileSummary.links`. */
  | { readonly type: 'link'; readonly file: string; readonly index: number }

export type Severity = 'error' | 'warning'

/** A mistake in content or config, with a way to mend it. A bug of ours throws instead. */
export type Diagnostic = {
  readonly code: DiagnosticCode
  readonly severity: Severity
  /** What is wrong and why, in whole sentences; code between backticks. */
  readonly message: string
  /** How to mend it. */
  readonly hint: string
  readonly place: Place
}

/** The file in which a diagnostic stands, relative to the site. */
export function fileOf(diagnostic: Diagnostic): string {
  return diagnostic.place.file
}

/** A stable order for reports: by file, then by line where it is known. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  const byFile = compareText(fileOf(a), fileOf(b))
  if (byFile !== 0) return byFile
  return lineOf(a) - lineOf(b) || compareText(a.message, b.message)
}

function lineOf({ place }: Diagnostic): number {
  return place.type === 'position' ? place.line : 0
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
