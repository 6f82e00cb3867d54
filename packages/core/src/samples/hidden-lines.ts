import { commentWord } from '../highlight/comment-word.ts'

/** A line of a code block, and whether only checks see it. */
export type CodeLine = { readonly text: string; readonly isHidden: boolean }

/**
 * The lines of a block, told apart by comments that stand on lines of their own:
 * `hidden-next-line`, or `hidden-start` and `hidden-end`. What is hidden is there for whoever
 * compiles the block and is not shown to readers; the comments themselves are hidden too.
 */
export function codeLines(code: string): CodeLine[] {
  let isOpen = false
  let isNext = false
  return code.split('\n').map((text) => {
    const word = commentWord(text)
    if (word === 'hidden-start') isOpen = true
    const isMarker = word !== undefined && markers.has(word)
    const isHidden = isOpen || isNext || isMarker
    if (word === 'hidden-end') isOpen = false
    isNext = word === 'hidden-next-line'
    return { text, isHidden }
  })
}

const markers = new Set(['hidden-start', 'hidden-end', 'hidden-next-line'])

/** The code as readers see it. */
export function shownCode(code: string): string {
  if (!code.includes('hidden-')) return code
  return codeLines(code)
    .filter(({ isHidden }) => !isHidden)
    .map(({ text }) => text)
    .join('\n')
}
