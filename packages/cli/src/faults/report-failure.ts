import { createReporter, type ReportFormat } from '../report/reporter.ts'
import { systemFault } from './system-fault.ts'

/** Says why a command could not go on, in the format that was asked for. */
export function reportFailure(error: unknown, format: ReportFormat): void {
  const siteDir = process.cwd()
  const reporter = createReporter(format)
  reporter.done()
  const fault = systemFault(error, siteDir)
  if (!fault) reporter.note(ownMistake(error))
  const diagnostics = reporter.diagnostics({
    diagnostics: fault ? [fault] : [],
    siteDir,
  })
  if (format === 'json')
    reporter.result(JSON.stringify({ ok: false, diagnostics }))
}

function ownMistake(error: unknown): string {
  const shown =
    error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [
    'error: gwdocs failed at something that it should have told you of.',
    ...shown.split('\n').map((line) => `  ${line}`),
    '  fix: this is a mistake of gwdocs itself; please report it, with the lines above and what you did.',
  ].join('\n')
}
