import { codeSpan } from '../markdown/code-ranges.ts'
import { beside, hasPlainMarks } from './plain-marks.ts'

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
    hasPlainMarks(text.replace(linked, '[$1]()').replace(autolink, '<>')) &&
    hasPlainAddresses(text, kind)
  )
}

/** Escapes that make an address, entities in brackets, footnotes, characters that nobody sees. */
const rare =
  /\\[@:]|www\\\.|\\$|\[\^|(?<!\\)\[[^\]]*(?<!\\)&[#\w]|[\u0085\u00a0\u200b\u200c\u200e\u200f\u2028\u2029\ufeff]/

/** What a character with a backslash before it becomes here: something that is no mark. */
const escaped = beside
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
