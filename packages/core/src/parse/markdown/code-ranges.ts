/** What a line of a Markdown text is: text, or a part of a fenced code block. */
export type LineKind = 'prose' | 'open' | 'code' | 'close'

/**
 * Applies a change to the lines of a Markdown text, told what each of them is.
 *
 * Fences may be indented and may stand in block quotes; a longer fence holds shorter ones.
 *
 * @see CommonMark §4.5, fenced code blocks
 */
export function mapLines(
  text: string,
  change: (line: string, kind: LineKind) => string,
): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((whole) => {
      const end = whole.endsWith('\r') ? '\r' : ''
      const line = end ? whole.slice(0, -1) : whole
      const marker = fenceMarker.exec(line)
      const kind = kindOf(fence, marker)
      if (kind === 'close') fence = undefined
      if (kind === 'open') fence = marker?.[1]
      return change(line, kind) + end
    })
    .join('\n')
}

function kindOf(
  fence: string | undefined,
  marker: RegExpExecArray | null,
): LineKind {
  if (fence !== undefined) return closes(fence, marker) ? 'close' : 'code'
  return opens(marker) ? 'open' : 'prose'
}

/** Applies a change to the lines of a Markdown text that lie outside fenced code. */
export function mapProseLines(
  text: string,
  change: (line: string) => string,
): string {
  return mapLines(text, (line, kind) =>
    kind === 'prose' ? change(line) : line,
  )
}

const fenceMarker = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})(.*)$/

/** What follows a fence of backticks holds none: else it is a code span. */
function opens(marker: RegExpExecArray | null): boolean {
  const [, run = '', rest = ''] = marker ?? []
  return run !== '' && !(run.startsWith('`') && rest.includes('`'))
}

function closes(fence: string, marker: RegExpExecArray | null): boolean {
  const [, run = '', rest = ''] = marker ?? []
  return run.startsWith(fence) && rest.trim() === ''
}

/** A span ends at a run of as many backticks as it began with. */
export const codeSpan = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g

/** A line's parts outside `` `code spans` ``, changed; the spans are kept. */
export function mapOutsideCodeSpans(
  line: string,
  change: (part: string) => string,
): string {
  const spans = line.match(codeSpan) ?? []
  // `split` hands out what the pattern captures too, between the parts.
  const parts = line.split(codeSpan).filter((_, index) => index % 2 === 0)
  return parts
    .map((part, index) => change(part) + (spans[index] ?? ''))
    .join('')
}
