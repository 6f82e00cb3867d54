/** The first line in which two texts differ; undefined where the text is as expected. */
export type OutputDifference = {
  /** Counted from 1, in the expected text. */
  readonly line: number
  /** Undefined where there should be no further line. */
  readonly expected: string | undefined
  /** Undefined where nothing more was printed. */
  readonly actual: string | undefined
}

/**
 * Compares what a program printed with what its page says that it prints.
 *
 * Spaces at the ends of lines and empty lines at the end count for nothing. An ellipsis, `…`
 * or `...`, stands for any text within a line and, alone on a line, for any number of lines.
 */
export function compareOutput(
  expected: string,
  actual: string,
): OutputDifference | undefined {
  return compareLines(toLines(expected), toLines(actual), 1)
}

function compareLines(
  expected: readonly string[],
  actual: readonly string[],
  line: number,
): OutputDifference | undefined {
  const [wanted, ...rest] = expected
  if (wanted === undefined) {
    return actual.length === 0
      ? undefined
      : { line, expected: undefined, actual: actual[0] }
  }
  if (/^\s*(?:…|\.\.\.)\s*$/.test(wanted)) {
    const ends = actual.map((_, index) => index)
    const isFound = [...ends, actual.length].some(
      (from) => !compareLines(rest, actual.slice(from), line + 1),
    )
    if (isFound) return undefined
    return { line: line + 1, expected: rest[0], actual: actual.at(-1) }
  }
  const [printed, ...others] = actual
  if (printed === undefined || !matches(wanted, printed))
    return { line, expected: wanted, actual: printed }
  return compareLines(rest, others, line + 1)
}

function matches(wanted: string, printed: string): boolean {
  const parts = wanted.split(/…|\.\.\./).map(escapeRegExp)
  return new RegExp(`^${parts.join('.*')}$`, 's').test(printed)
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function toLines(text: string): string[] {
  const trimmed = text.replace(/[ \t\r]+$/gm, '').replace(/\n+$/, '')
  return trimmed === '' ? [] : trimmed.split('\n')
}
