import { readWords, type Word } from './read-words.ts'
import { isStopWord, splitAtStopWords } from './stop-words.ts'
import { pairsOf } from './terms.ts'

/** What a reader looks for: one word, or one pair of characters. */
export type QueryUnit =
  | {
      readonly type: 'word'
      readonly text: string
      /** Parts of a compound name. */
      readonly parts: readonly string[]
    }
  | { readonly type: 'pair'; readonly text: string }

/** No query asks for more: what comes after is not looked for. */
const mostUnits = 24

/** From how many words on a query is a sentence; `is` alone may be a name. */
const sentenceLength = 3

/**
 * The units of a query, each once. Words of questions (`如何`, `how to`) are left out where
 * anything else is asked for.
 */
export function parseQuery(query: string): QueryUnit[] {
  const words = readWords(query)
  const isSentence =
    words.filter(({ type }) => type === 'word').length >= sentenceLength
  const told = words.flatMap((word) => tellingUnits(word, isSentence))
  const units = told.length > 0 ? told : words.flatMap(allUnits)
  const found = [...new Map(units.map((unit) => [unit.text, unit])).values()]
  // A lone letter begins too many words, unless it is all there is.
  const telling = found.filter(({ type, text }) => type === 'pair' || text[1])
  return (telling.length > 0 ? telling : found).slice(0, mostUnits)
}

function tellingUnits(word: Word, isSentence: boolean): QueryUnit[] {
  if (word.type === 'run') return splitAtStopWords(word.text).flatMap(toPairs)
  return isSentence && isStopWord(word.text) ? [] : allUnits(word)
}

function allUnits({ type, text, parts }: Word): QueryUnit[] {
  if (type === 'run') return toPairs(text)
  const long = parts.map((part) => part.text).filter(({ length }) => length > 1)
  return [{ type, text, parts: long }]
}

function toPairs(run: string): QueryUnit[] {
  return pairsOf(run).map((text) => ({ type: 'pair', text }))
}
