/** A word of a text, as search sees it. */
export type Word = {
  /** Where it stands, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** `word`: of a script that sets spaces; `run`: characters of one that sets none. */
  readonly type: 'word' | 'run'
  /** Folded: see `fold`. Characters of a run, one each; else one text. */
  readonly text: string
  /** Parts of a compound name: `NewServer` → `new`, `server`; none for a plain word. */
  readonly parts: readonly Part[]
}

export type Part = Pick<Word, 'start' | 'end' | 'text'>

/** Scripts that set no spaces between words, and Hangul, whose particles stick to its words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々'

/** A run, or a word; underscores join, like capitals do. */
const pattern = new RegExp(
  `([${unspaced}]+)|((?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}_])+)`,
  'gu',
)

const partPattern =
  /\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|\p{N}+/gu

/** The words of a text, in their order. Punctuation and spaces are none. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found, 1: run }) =>
    run === undefined ? toWord(found, index) : [toRun(found, index)],
  )
}

function toRun(text: string, start: number): Word {
  return {
    start,
    end: start + text.length,
    type: 'run',
    text: text.normalize('NFC'),
    parts: [],
  }
}

function toWord(found: string, start: number): Word[] {
  const text = fold(found)
  if (text === '') return []
  const parts = [...found.matchAll(partPattern)].map(
    ({ index, 0: part }): Part => ({
      start: start + index,
      end: start + index + part.length,
      text: fold(part),
    }),
  )
  const end = start + found.length
  return [
    { start, end, type: 'word', text, parts: parts.length > 1 ? parts : [] },
  ]
}

/** Without capitals, accents, underscores and differences of width. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}_]/gu, '')
    .toLowerCase()
}
