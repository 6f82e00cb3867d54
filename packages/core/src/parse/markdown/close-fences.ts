/** Indentation, marks and what follows them, of a line that may be a fence. */
const fence = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/

type Open = { readonly indent: string; readonly marks: string }

/**
 * Moves a fence that is indented too deeply to end its block to where the block begins, if
 * nothing else ends the block before another one opens: its author meant it, and MDX takes it.
 *
 * In:  Markdown. Out: the same lines, and the same number of them.
 *
 * @see CommonMark §4.5: a closing fence may be indented by three spaces at most
 */
export function closeFences(text: string): string {
  const lines = text.split('\n')
  let open: Open | undefined
  return lines
    .map((line, index) => {
      const [, indent = '', marks = '', rest = ''] = fence.exec(line) ?? []
      if (marks === '') return line
      if (!open) {
        open = { indent, marks }
        return line
      }
      if (!marks.startsWith(open.marks) || rest.trim() !== '') return line
      const isTooDeep = widthOf(indent) > deepest(open)
      if (isTooDeep && isClosedLater(lines.slice(index + 1), open)) return line
      const closed = isTooDeep ? open.indent + marks : line
      open = undefined
      return closed
    })
    .join('\n')
}

/** Whether a fence ends the block before one with a language could begin another. */
function isClosedLater(lines: readonly string[], open: Open): boolean {
  for (const line of lines) {
    const [, indent = '', marks = '', rest = ''] = fence.exec(line) ?? []
    const isNear = widthOf(indent) <= deepest(open)
    if (marks === '' || !isNear) continue
    if (rest.trim() !== '') return false
    if (marks.startsWith(open.marks)) return true
  }
  return false
}

/**
 * How deep a fence may stand that ends the block: three columns from where its container begins,
 * which is the line's start unless there is room for the mark of a list.
 */
function deepest({ indent }: Open): number {
  const width = widthOf(indent)
  return width < 2 ? 3 : width + 3
}

/** In columns; a tab goes to the next multiple of four. */
function widthOf(indent: string): number {
  let width = 0
  for (const character of indent)
    width += character === '\t' ? 4 - (width % 4) : 1
  return width
}
