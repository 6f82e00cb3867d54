/**
 * A date as front matter writes it, as ISO 8601 in UTC.
 *
 * In:  `2026-01-31`, `2026-1-31 10:00`, `2026-01-31T10:00:00+08:00`, `January 31, 2026`.
 * Out: a text without a zone is UTC, so that no build machine moves it; undefined for what
 *      is no date, and for a day that its month does not have.
 */
export function toUtcDate(text: string): string | undefined {
  const hasZone = /(?::\d\d(?:\.\d+)?\s*[+-]\d\d:?\d\d|Z|GMT|UTC)$/i.test(text)
  const time = Date.parse(hasZone ? text : `${text.replace('T', ' ')} UTC`)
  if (Number.isNaN(time)) return undefined
  const day = /^\d{4}-\d{1,2}-(\d{1,2})/.exec(text)?.[1]
  const isMoved =
    !hasZone && day !== undefined && Number(day) !== new Date(time).getUTCDate()
  return isMoved ? undefined : new Date(time).toISOString()
}
