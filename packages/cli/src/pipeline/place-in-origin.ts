import type { Diagnostic } from '@gwdocs/core'

/**
 * Findings of a locale at the files that people wrote.
 *
 * The pipeline names a translation by the path of its source; where it lies, `origins` says.
 */
export function placeInOrigin(
  diagnostics: readonly Diagnostic[],
  origins: ReadonlyMap<string, string>,
): Diagnostic[] {
  return diagnostics.map((each): Diagnostic => {
    const file = origins.get(each.place.file)
    return file === undefined
      ? each
      : { ...each, place: { ...each.place, file } }
  })
}

/** Each finding once: a page that several locales share is wrong in all of them alike. */
export function uniqueDiagnostics(
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const byText = new Map(
    diagnostics.map((each) => [JSON.stringify(each), each]),
  )
  return [...byText.values()]
}
