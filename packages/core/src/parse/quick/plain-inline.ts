import { codeSpan } from '../markdown/code-ranges.ts'

/**
 * Whether every parser reads the marks within these lines alike: lines of one paragraph, heading
 * or table, without what stands before them in lists and quotes.
 *
 * Says no to whatever is rare, and to all that the extensions of our syntax read otherwise.
 */
export function isPlainInline(
  lines: readonly string[],
  hasContainers: boolean,
): boolean {
  const spans = lines.join('\n').replace(multilineSpan, '`x`')
  if (spans.replaceAll('`x`', '').includes('`') || rare.test(spans))
    return false
  const text = spans.replace(escape, escaped)
  const kind = tableKind(lines)
  return (
    kind !== 'odd' &&
    !(hasContainers && mayBeDirective.test(text)) &&
    hasPlainTags(text) &&
    hasPlainMarks(text) &&
    hasPlainAddresses(text, kind)
  )
}

/** Escapes that make an address, entities in brackets, footnotes, characters that nobody sees. */
const rare =
  /\\[@:]|www\\\.|\\$|\[\^|(?<!\\)\[[^\]]*(?<!\\)&[#\w]|[\u0085\u00a0\u200b\u200c\u200e\u200f\u2028\u2029\ufeff]/

/** What a character with a backslash before it becomes here: something that is no mark. */
const escaped = '\x01'
const multilineSpan = new RegExp(codeSpan, 'gs')
const escape = /\\[!-/:-@[-`{-~]/g

/** With containers, the quick parser takes other directives, too. */
const mayBeDirective = /:(?=[\w[{])/

/** Tags and comments end on the line on which they begin; nothing else looks like one. */
function hasPlainTags(text: string): boolean {
  const rest = text.replace(
    /<https?:\/\/[^\s<>]*>|<!--(?!-?>)(?:(?!--)[^\n])*-->|<\/?[a-zA-Z][\w-]*(?: [\w:@-]+(?:=(?:"[^"\n<>]*"|'[^'\n<>]*'))?)* ?\/?>/g,
    '',
  )
  return !/<[a-zA-Z/!?&]/.test(rest)
}

/**
 * Marks of emphasis that mean the same whatever the script is. Beside scripts without spaces our
 * parser lets more of them open and close: so they either stand where this makes no difference,
 * or are all of one length, each second one closing what the one before it has opened.
 */
function hasPlainMarks(text: string): boolean {
  return ['*', '_', '~'].every((mark) => {
    const runs = runsOf(
      mark,
      text.replace(linked, '[$1]()').replace(autolink, '<>'),
    )
    const lengths = new Set(runs.map(({ length }) => length))
    if (
      runs.some(({ before, after }) => before === escaped || after === escaped)
    )
      return false
    const isUsual =
      mark === '~'
        ? lengths.size === 0 || (lengths.size === 1 && lengths.has(2))
        : Math.max(0, ...lengths) <= 3
    return (
      isUsual &&
      (runs.every(isAlike) ||
        (mark !== '_' && lengths.size === 1 && arePairs(runs)))
    )
  })
}

type MarkRun = {
  readonly length: number
  /** The characters beside it, or nothing. */
  readonly before: string
  readonly after: string
}

function runsOf(mark: string, text: string): MarkRun[] {
  return [...text.matchAll(new RegExp(`\\${mark}+`, 'g'))].map(
    ({ 0: run, index }) => ({
      length: run.length,
      before: text.charAt(index - 1),
      after: text.charAt(index + run.length),
    }),
  )
}

function isAlike({ before, after }: MarkRun): boolean {
  const sides = [before, after]
  if (sides.every((side) => isAscii.test(side))) return true
  return sides.every((side) => isWordOrSpace.test(side))
}

/** @see CommonMark §6.2: what may open and what may close may so in our parser, too */
function arePairs(runs: readonly MarkRun[]): boolean {
  return (
    runs.length % 2 === 0 &&
    runs.every(({ before, after }, index) => {
      if (isSurrogate.test(before + after)) return false
      const [inner, outer] = index % 2 === 0 ? [after, before] : [before, after]
      return (
        !isSpace.test(inner) &&
        (!isPunctuation.test(inner) ||
          isSpace.test(outer) ||
          isPunctuation.test(outer))
      )
    })
  )
}

const isAscii = /^[\0-\x7f]?$/
const isWordOrSpace = /^[\p{L}\p{N}\s]?$/u
const isSurrogate = /[\ud800-\udfff]/
const isSpace = /^\s?$/
const isPunctuation = /^[\p{P}\p{S}]$/u

type TableKind = 'none' | 'plain' | 'odd'

const delimiterRow = /^[ |:-]*-[ |:-]*$/

/** Tables have a bar before and behind each row, as many cells in all of them, and none in code. */
function tableKind(lines: readonly string[]): TableKind {
  const index = lines.findIndex((line) => delimiterRow.test(line))
  if (index === -1) return 'none'
  const [head = '', delimiters = ''] = lines
  if (!delimiters.includes('|') && !delimiters.includes(':'))
    return lines.length === 2 && /^-+$/.test(delimiters) && index === 1
      ? 'none'
      : 'odd'
  const cells = cellsOf(head)
  const isPlain =
    index === 1 &&
    lines.every((line) => /^\|.*\|$/.test(line) && cellsOf(line) === cells) &&
    !lines.some((line) =>
      line.match(codeSpan)?.some((span) => /(?<!\\)\|/.test(span)),
    )
  return isPlain ? 'plain' : 'odd'
}

function cellsOf(row: string): number {
  return row.replace(/\\\|/g, '').split('|').length
}

/** Addresses that are links without being marked: between spaces, and no bracket is open. */
function hasPlainAddresses(text: string, kind: TableKind): boolean {
  const rest = text
    .replace(linked, ' ')
    .replace(linked, ' ')
    .replace(autolink, ' ')
  if (!/:\/\/|www\.|[^\s(["'`]@/i.test(rest)) return true
  return (
    kind === 'none' &&
    !/[[\]]/.test(rest) &&
    !/:\/\/|www\.|[^\s(["'`]@/i.test(rest.replace(bareAddress, '$1'))
  )
}

const autolink = /<https?:\/\/[^\s<>]*>/g
const linked = /!?\[([^[\]]*)\]\((?:[^()\s<>]*)(?: "[^"\n]*")?\)/g
const bareAddress =
  /(^|\s)https?:\/\/[\w.-]+[a-z](?::\d+)?(?:\/[\w./#%?=-]*)?(?<=[\w/])(?=[.,:]?(?:\s|$))/g
