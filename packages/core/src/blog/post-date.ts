import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileSummary } from '../parse/parsed-file.ts'

export type PostDate = {
  readonly date: string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** The front matter's date, else that of the name, else that of the first commit. */
export function readPostDate(
  file: FileSummary,
  own: string | undefined,
  [named, created]: readonly [
    named: string | undefined,
    created: string | undefined,
  ],
): PostDate {
  if (own !== undefined) return { date: own, diagnostics: [] }
  // A date that does not fit is reported with the other fields.
  if (file.frontMatter['date'] !== undefined)
    return { date: undefined, diagnostics: [] }
  const date = named ?? created
  if (date === undefined)
    return { date: undefined, diagnostics: [missingDate(file)] }
  return named === undefined || isInCalendar(named)
    ? { date, diagnostics: [] }
    : { date: undefined, diagnostics: [badDate(file, named)] }
}

/** `2026-02-31` is read as the 3rd of March: only a date that stays what it is counts. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return (
    !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${date}T`)
  )
}

function badDate({ filePath }: FileSummary, date: string): Diagnostic {
  return {
    code: 'date-invalid',
    severity: 'error',
    message: `The post's name says \`${date}\`, and there is no such day.`,
    hint: 'rename the file, or add `date: 2026-01-31` to the front matter.',
    place: { type: 'file', file: filePath },
  }
}

function missingDate({ filePath }: FileSummary): Diagnostic {
  return {
    code: 'date-missing',
    severity: 'error',
    message:
      'The post has no date, neither in its name nor in its front matter.',
    hint: 'add `date: 2026-01-31` to the front matter, or put the date in front of the file name.',
    place: { type: 'file', file: filePath },
  }
}
