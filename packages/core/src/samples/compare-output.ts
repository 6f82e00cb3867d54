import { escapePattern } from '../shared/escape-pattern.ts'

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
  const lines = toLines(actual)
  const [first, ...others] = toParts(toLines(expected))
  if (!first) return undefined
  const last = others.pop()
  if (!last) return compareLines(first, lines)
  const head = lines.slice(0, first.lines.length)
  const difference = compareLines(first, head)
  if (difference) return difference
  let from = head.length
  for (const part of others) {
    const at = findPart(part, lines, from)
    if (at === undefined) return missing(part, lines)
    from = at + part.lines.length
  }
  const end = lines.length - last.lines.length
  return end < from
    ? missing(last, lines)
    : compareLines(last, lines.slice(end))
}

/** Lines without an ellipsis between them. */
type Part = {
  readonly lines: readonly string[]
  /** Line of its first in the expected text, from 1. */
  readonly start: number
}

function toParts(lines: readonly string[]): Part[] {
  const ends = lines.flatMap((line, index) =>
    /^\s*(?:…|\.\.\.)\s*$/.test(line) ? [index] : [],
  )
  return [-1, ...ends].map((before, index) => ({
    lines: lines.slice(before + 1, ends[index] ?? lines.length),
    start: before + 2,
  }))
}

/** Where a part first stands among lines, at `from` or later. */
function findPart(
  part: Part,
  lines: readonly string[],
  from: number,
): number | undefined {
  for (let at = from; at + part.lines.length <= lines.length; at++) {
    const own = lines.slice(at, at + part.lines.length)
    if (!compareLines(part, own)) return at
  }
  return undefined
}

function missing(part: Part, lines: readonly string[]): OutputDifference {
  return { line: part.start, expected: part.lines[0], actual: lines.at(-1) }
}

function compareLines(
  { lines, start }: Part,
  actual: readonly string[],
): OutputDifference | undefined {
  const count = Math.max(lines.length, actual.length)
  for (let index = 0; index < count; index++) {
    const expected = lines[index]
    const printed = actual[index]
    if (
      expected === undefined ||
      printed === undefined ||
      !matches(expected, printed)
    )
      return { line: start + index, expected, actual: printed }
  }
  return undefined
}

function matches(wanted: string, printed: string): boolean {
  const parts = wanted.split(/…|\.\.\./).map(escapePattern)
  return new RegExp(`^${parts.join('.*')}$`, 's').test(printed)
}

function toLines(text: string): string[] {
  const trimmed = text.replace(/[ \t\r]+$/gm, '').replace(/\n+$/, '')
  return trimmed === '' ? [] : trimmed.split('\n')
}
