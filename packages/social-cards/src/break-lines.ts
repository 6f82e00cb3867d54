/** A part of a text that no line break divides. */
type Unit = { readonly text: string; readonly isSpace: boolean }

export type LineWidths = {
  /** The longest that a line may be. */
  readonly width: number
  readonly widthOf: (text: string) => number
  /** A language tag: where words end depends on it. */
  readonly lang: string
}

/**
 * Lines of about the same length, as few as the width allows. Words stay whole, Chinese ones
 * too; a word that is longer than a line is divided between two characters.
 */
export function breakLines(text: string, options: LineWidths): string[] {
  const units = toUnits(text, options)
  const lines = fill(units, options.width, options.widthOf)
  let [low, high] = [options.width / lines.length, options.width]
  for (let step = 0; step < 10; step++) {
    const width = (low + high) / 2
    const fits = fill(units, width, options.widthOf)
    const isNarrower =
      fits.length <= lines.length &&
      fits.every((line) => options.widthOf(line) <= width)
    if (isNarrower) high = width
    else low = width
  }
  return fill(units, high, options.widthOf)
}

/** As much on each line as there is room for. */
function fill(
  units: readonly Unit[],
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const { text, isSpace } of units) {
    if (line !== '' && !isSpace && widthOf(line + text) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (line !== '' || !isSpace) line += text
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

function toUnits(text: string, { lang, width, widthOf }: LineWidths): Unit[] {
  const words = join(partsOf(text.trim(), lang, 'word'), isJoined)
  return words.flatMap((word) =>
    widthOf(word) > width
      ? join(partsOf(word, lang, 'grapheme'), isMarked).map(toUnit)
      : [toUnit(word)],
  )
}

function toUnit(text: string): Unit {
  const isSpace = text.trim() === ''
  return { text: isSpace ? ' ' : text, isSpace }
}

function partsOf(
  text: string,
  lang: string,
  granularity: 'word' | 'grapheme',
): string[] {
  const segmenter = new Intl.Segmenter(lang, { granularity })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

type Joins = (before: string, after: string) => boolean

/** Parts that no line may end between become one. */
function join(parts: readonly string[], joins: Joins): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1) ?? ''
    const isText = last.trim() !== '' && part.trim() !== ''
    if (isText && joins(last, part)) joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}

/** Letters of one word; a word and the marks around it. */
function isJoined(before: string, after: string): boolean {
  if (leaning.test(after) || isMarked(before, after)) return true
  return !isWide.test(before.slice(-1)) && !isWide.test(after.charAt(0))
}

/**
 * Marks that no line begins with, or ends with.
 *
 * @see W3C, Requirements for Chinese Text Layout, prohibition rules for line start and end
 */
function isMarked(before: string, after: string): boolean {
  return (
    /^[\p{Pe}\p{Pf}、。，．：；！？…—·～％‰℃々ー]/u.test(after) ||
    /[\p{Ps}\p{Pi}]$/u.test(before)
  )
}

/** Chinese words that belong to what stands before them. */
const leaning = /^(?:的|了|们|吗|呢|吧)$/

/** Scripts that put no spaces between words. */
const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u
