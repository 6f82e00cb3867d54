/** Stands for a character that no mark of a plain text may stand beside. */
export const beside = '\x01'

/**
 * Whether marks of emphasis in a paragraph mean the same whatever the script is. Beside scripts
 * without spaces our parser lets more of them open and close: so they either stand where this makes
 * no difference, or each second one closes what the one before it has opened.
 */
export function hasPlainMarks(text: string): boolean {
  return ['*', '_', '~'].every((mark) => {
    const runs = runsOf(mark, text)
    return (
      runs.every((run) => isUsual(run, mark)) &&
      (runs.every(isAlike) || (mark !== '_' && arePairs(runs, text)))
    )
  })
}

type MarkRun = {
  readonly start: number
  readonly end: number
  /** The characters beside it, or nothing. */
  readonly before: string
  readonly after: string
}

function runsOf(mark: string, text: string): MarkRun[] {
  return [...text.matchAll(new RegExp(`\\${mark}+`, 'g'))].map(
    ({ 0: run, index: start }) => {
      const end = start + run.length
      return {
        start,
        end,
        before: text.charAt(start - 1),
        after: text.charAt(end),
      }
    },
  )
}

function isUsual(
  { start, end, before, after }: MarkRun,
  mark: string,
): boolean {
  const length = end - start
  const isLong = mark === '~' ? length !== 2 : length > 3
  return !isLong && before !== beside && after !== beside
}

function isAlike({ before, after }: MarkRun): boolean {
  const sides = [before, after]
  if (sides.every((side) => isAscii.test(side))) return true
  return sides.every((side) => isWordOrSpace.test(side))
}

/** @see CommonMark §6.2: what may open and what may close may so in our parser, too */
function arePairs(runs: readonly MarkRun[], text: string): boolean {
  return runs.every((run, index) => {
    const isOpen = index % 2 === 0
    if (isSurrogate.test(run.before + run.after)) return false
    if (isOpen && !isPair(run, runs[index + 1], text)) return false
    return isOpen ? faces(run.after, run.before) : faces(run.before, run.after)
  })
}

/** Of one length, and no bracket between them parts them. */
function isPair(
  open: MarkRun,
  close: MarkRun | undefined,
  text: string,
): boolean {
  if (!close || close.end - close.start !== open.end - open.start) return false
  const inner = text.slice(open.end, close.start)
  return inner.split('[').length === inner.split(']').length
}

/** Whether a mark touches what it marks. */
function faces(inner: string, outer: string): boolean {
  if (isSpace.test(inner)) return false
  const isFree = isSpace.test(outer) || isPunctuation.test(outer)
  return isFree || !isPunctuation.test(inner)
}

const isAscii = /^[\0-\x7f]?$/
const isWordOrSpace = /^[\p{L}\p{N}\s]?$/u
const isSurrogate = /[\ud800-\udfff]/
const isSpace = /^\s?$/
const isPunctuation = /^[\p{P}\p{S}]$/u
