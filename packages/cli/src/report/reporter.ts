import type { Diagnostic, ParsedFile } from '@gwdocs/core'
import pc from 'picocolors'
import { formatGithub } from './format-github.ts'
import { formatText } from './format-text.ts'
import { locate, type LocatedDiagnostic } from './locate.ts'

export type ReportFormat = 'text' | 'json' | 'github'

export type Reporter = {
  /** A line for whoever waits; only on a terminal. */
  readonly progress: (text: string) => void
  /** Ends the line of progress. */
  readonly done: () => void
  readonly diagnostics: (
    report: DiagnosticReport,
  ) => readonly LocatedDiagnostic[]
  /** A result, on standard output. */
  readonly result: (text: string) => void
  /** A note about the work, on standard error. */
  readonly note: (text: string) => void
}

export type DiagnosticReport = {
  readonly diagnostics: readonly Diagnostic[]
  readonly siteDir: string
  readonly parsed?: ReadonlyMap<string, ParsedFile>
}

const clearLine = '\r\u001b[2K'

/** The one place that prints: results to stdout, all else to stderr. */
export function createReporter(format: ReportFormat): Reporter {
  const { stderr, stdout } = process
  const colors = pc.createColors(Boolean(stderr.isTTY) && pc.isColorSupported)
  const isLive = Boolean(stderr.isTTY) && format === 'text'
  return {
    progress: (text) =>
      isLive && stderr.write(`${clearLine}${colors.dim(text)}`),
    done: () => isLive && stderr.write(clearLine),
    note: (text) => stderr.write(`${text}\n`),
    result: (text) => stdout.write(`${text}\n`),
    diagnostics: ({ diagnostics, siteDir, parsed }) => {
      const located = [...diagnostics]
        .map((each) => locate(each, siteDir, parsed))
        .sort(byPlace)
      for (const each of located) {
        if (format === 'text') stderr.write(`${formatText(each, colors)}\n`)
        if (format === 'github') stdout.write(`${formatGithub(each)}\n`)
      }
      return located
    },
  }
}

function byPlace(a: LocatedDiagnostic, b: LocatedDiagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
