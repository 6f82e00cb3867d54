import { readWords, type Word } from './read-words.ts'

/** A piece of a text; `isMatch` where it is what was looked for. */
export type MarkedPiece = { readonly text: string; readonly isMatch: boolean }

export type Excerpt = readonly MarkedPiece[]

type Range = { readonly start: number; readonly end: number }

/** How many characters of a text are shown, and how many of them stand before the match. */
const excerptLength = 150
const lead = 30

/** A text with every place marked at which one of the words stands. */
export function markWords(text: string, words: readonly string[]): Excerpt {
  return toPieces(text, findRanges(text, words))
}

/** The part of a text that holds most of the words, marked; its beginning where it holds none. */
export function excerptOf(text: string, words: readonly string[]): Excerpt {
  const ranges = findRanges(text, words)
  const best = densest(ranges, text)
  const start = best === 0 ? 0 : wordStart(text, best)
  const end = Math.min(text.length, start + excerptLength)
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }))
  const pieces = toPieces(text.slice(start, end), inside)
  return [
    ...(start > 0 ? [{ text: '…', isMatch: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '…', isMatch: false }] : []),
  ]
}

function findRanges(text: string, words: readonly string[]): Range[] {
  const latin = words.filter((word) => !isPair(word))
  const pairs = words.filter(isPair)
  return join(
    readWords(text).flatMap((word) =>
      word.type === 'run' ? inRun(word, pairs) : inWord(word, latin),
    ),
  )
}

function isPair(word: string): boolean {
  return readWords(word)[0]?.type === 'run'
}

function inRun({ text, start }: Word, pairs: readonly string[]): Range[] {
  return pairs.flatMap((pair) => {
    const found: Range[] = []
    for (
      let at = text.indexOf(pair);
      at !== -1;
      at = text.indexOf(pair, at + 1)
    )
      found.push({ start: start + at, end: start + at + pair.length })
    return found
  })
}

/** The whole word, or the part of it that begins as asked. */
function inWord(word: Word, asked: readonly string[]): Range[] {
  return asked.flatMap((each): Range[] => {
    if (word.text.startsWith(each)) return [word]
    const part = word.parts.find(({ text }) => text.startsWith(each))
    return part ? [part] : []
  })
}

/** In order, and none within or beside another. */
function join(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end)
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
      }
    else joined.push({ start, end })
  }
  return joined
}

/** Where the stretch begins that holds the most marked characters. */
function densest(ranges: readonly Range[], text: string): number {
  let best = { at: 0, marked: 0 }
  for (const { start } of ranges) {
    const at = Math.max(0, start - lead)
    const marked = ranges
      .filter((range) => range.start >= at && range.end <= at + excerptLength)
      .reduce((sum, range) => sum + range.end - range.start, 0)
    if (marked > best.marked) best = { at, marked }
  }
  return best.at + excerptLength >= text.length
    ? Math.max(0, text.length - excerptLength)
    : best.at
}

/** Not in the middle of a word. */
function wordStart(text: string, at: number): number {
  const word = readWords(text).find(
    ({ type, start, end }) => type === 'word' && start < at && end > at,
  )
  return word?.end ?? at
}

function toPieces(text: string, ranges: readonly Range[]): Excerpt {
  const pieces: MarkedPiece[] = []
  let done = 0
  for (const { start, end } of ranges) {
    if (start > done)
      pieces.push({ text: text.slice(done, start), isMatch: false })
    pieces.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < text.length)
    pieces.push({ text: text.slice(done), isMatch: false })
  return pieces
}
