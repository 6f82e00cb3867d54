import { expect } from 'vitest'
import type { Diagnostic } from './build.ts'
import { buildWith, type Changes } from './valid-site.ts'

/** What a reader of a report sees: `place` is `file:line:column`. */
export type Expected = {
  readonly code: string
  readonly severity?: 'warning'
  readonly place: string
  readonly message: string
  readonly hint: string
}

/** One thing wrong with the valid site, and all that is said of it. */
export type Mistake = {
  readonly title: string
  readonly files: Changes
  readonly expected: Expected
}

export function placeOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** Builds a site with a mistake and expects one diagnostic, the whole of it. */
export async function expectAnswer({
  files,
  expected,
}: Mistake): Promise<void> {
  const { code, isWritten, stderr, diagnostics } = await buildWith(files)
  const { severity = 'error', ...words } = expected
  expect(stderr).toBe('')
  expect(
    diagnostics.map((each) => ({
      code: each.code,
      severity: each.severity,
      place: placeOf(each),
      message: each.message,
      hint: each.hint,
    })),
  ).toEqual([{ severity, ...words }])
  const isError = severity === 'error'
  expect({ code, isWritten }).toEqual({
    code: isError ? 1 : 0,
    isWritten: !isError,
  })
}
