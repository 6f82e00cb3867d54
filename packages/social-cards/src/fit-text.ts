import { breakLines } from './break-lines.ts'

export type FittedText = {
  readonly lines: readonly string[]
  /** In pixels. */
  readonly size: number
}

/** A size of type, and how many lines of it there may be. */
export type TypeSize = { readonly size: number; readonly lines: number }

export type FitText = {
  readonly sizes: readonly TypeSize[]
  /** In pixels. */
  readonly width: number
  /** Width of a text at one pixel of size. */
  readonly widthOf: (text: string) => number
  readonly lang: string
}

/** The text in the first size that it fits in; what does not fit in the last one ends with `…`. */
export function fitText(
  text: string,
  { sizes, width, widthOf, lang }: FitText,
): FittedText {
  let fitted: FittedText = { lines: [], size: 0 }
  for (const { size, lines: most } of sizes) {
    const options = { width: width / size, widthOf, lang }
    const lines = breakLines(text, options)
    if (lines.length <= most) return { lines, size }
    fitted = { lines: cutLines(text, most, options), size }
  }
  return fitted
}

type CutOptions = Pick<FitText, 'width' | 'widthOf' | 'lang'>

/** The first lines of a text, the last of which ends with `…`. */
function cutLines(text: string, most: number, options: CutOptions): string[] {
  const characters = [
    ...new Intl.Segmenter(options.lang, { granularity: 'grapheme' }).segment(
      text,
    ),
  ].map(({ segment }) => segment)
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const lines = breakLines(shorten(characters, middle), options)
    if (lines.length <= most) low = middle
    else high = middle - 1
  }
  return breakLines(shorten(characters, low), options)
}

function shorten(characters: readonly string[], length: number): string {
  const kept = characters.slice(0, length).join('')
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`
}

/** One line, cut at its end where it is too long. */
export function fitLine(
  text: string,
  options: Omit<FitText, 'sizes'> & { readonly size: number },
): string {
  const sizes = [{ size: options.size, lines: 1 }]
  return fitText(text, { ...options, sizes }).lines[0] ?? ''
}
