import { fencesOf } from './skip-fences.ts'

/** What a text has more of than anybody writes, and than a parser should be asked to read. */
export type Excess = {
  readonly line: number
  /** Whole sentence. */
  readonly reason: string
}

/** Quotes, lists and directives in each other. */
export const nestingLimit = 100

/**
 * Marks that may open or close emphasis in one paragraph: parsers compare each with all that
 * stand before it.
 */
export const marksLimit = 2000

/** Characters of a file, which is about as many as a thousand printed pages have. */
export const lengthLimit = 3_000_000

/** Characters of a line of text, besides addresses that hold a picture themselves. */
export const lineLimit = 100_000

/** A quote or a list item that begins on a line. */
const opening = /[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/y

const directiveStart = /^[ \t>]*:{3,}[ \t]*[\p{L}{]/u
const directiveEnd = /^[ \t>]*:{3,}[ \t]*$/

/** The first place at which a text is too much; undefined where it is not. Takes time in proportion to it. */
export function findExcess(text: string): Excess | undefined {
  if (text.length > lengthLimit) {
    return {
      line: 1,
      reason: `The file has ${text.length} characters, and pages may have ${lengthLimit}.`,
    }
  }
  const counts = { directives: 0, marks: 0, indents: new Set<number>() }
  const isCode = fencesOf()
  let number = 0
  for (const line of text.split('\n')) {
    number++
    if (isCode(line)) continue
    const reason = tooDeep(line, counts) ?? tooMany(line, counts)
    if (reason !== undefined) return { line: number, reason }
  }
  return undefined
}

type Counts = { directives: number; marks: number; indents: Set<number> }

function tooDeep(line: string, counts: Counts): string | undefined {
  if (directiveStart.test(line)) counts.directives++
  else if (directiveEnd.test(line) && counts.directives > 0) counts.directives--
  const indent = /^[ \t]*(?=(?:[-+*]|\d{1,9}[.)])[ \t])/.exec(line)?.[0].length
  if (indent !== undefined) counts.indents.add(indent)
  // A text at the margin ends all lists.
  if (/^[^\s\d>*+-]/.test(line)) counts.indents.clear()
  const depth = Math.max(openings(line), counts.directives, counts.indents.size)
  return depth > nestingLimit
    ? `More than ${nestingLimit} quotes, lists or directives stand in each other.`
    : undefined
}

function openings(line: string): number {
  opening.lastIndex = 0
  let count = 0
  while (count <= nestingLimit && opening.test(line)) count++
  return count
}

/** Cells of a table are read one by one. */
function tooMany(line: string, counts: Counts): string | undefined {
  if (line.trim() === '') counts.marks = 0
  if (isTooLong(line))
    return `A line of text has more than ${lineLimit} characters.`
  if (line.trimStart().startsWith('|')) return undefined
  counts.marks += line.match(/[*_]+|~+/g)?.length ?? 0
  return counts.marks > marksLimit
    ? `One paragraph has more than ${marksLimit} marks of emphasis (\`*\`, \`_\`, \`~\`).`
    : undefined
}

function isTooLong(line: string): boolean {
  return (
    line.length > lineLimit &&
    line.replace(/data:[^\s)"'>]+/g, '').length > lineLimit
  )
}
