/**
 * Applies a change to the lines of a Markdown text that lie outside fenced code.
 *
 * Fences may be indented and may stand in block quotes; a longer fence holds shorter ones.
 *
 * @see CommonMark §4.5, fenced code blocks
 */
export function mapProseLines(
  text: string,
  change: (line: string) => string,
): string {
  let fence: string | undefined
  return text
    .split('\n')
    .map((whole) => {
      const end = whole.endsWith('\r') ? '\r' : ''
      const line = end ? whole.slice(0, -1) : whole
      const marker = fenceMarker.exec(line)
      if (fence !== undefined) {
        if (closes(fence, marker)) fence = undefined
        return whole
      }
      if (!opens(marker)) return change(line) + end
      fence = marker?.[1]
      return whole
    })
    .join('\n')
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
