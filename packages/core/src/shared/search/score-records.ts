import { findCloseWords, isKnown } from './find-close-words.ts'
import type { QueryUnit } from './parse-query.ts'
import type { SearchEngine, TermMatch } from './search-engine.ts'
import { pairTerm } from './terms.ts'

/** A unit of a query, as the index knows it. */
export type FoundUnit = {
  /** The words by which it was found, for marking them in texts. */
  readonly words: readonly string[]
  /** Id of a record → score. */
  readonly scores: ReadonlyMap<string, number>
}

/** What a guess is worth, against what was typed. */
const worth = { closeWord: 0.7, part: 0.2, partOfUnknown: 0.8 }

type Asked = { readonly word: string; readonly worth: number }

/** Looks a unit up: as it is typed, by its parts, and as what it may be mistyped for. */
export async function findUnit(
  unit: QueryUnit,
  engine: SearchEngine,
): Promise<FoundUnit> {
  if (unit.type === 'pair')
    return join([
      {
        word: unit.text,
        worth: 1,
        matches: await engine.lookUp(pairTerm(unit.text)),
      },
    ])
  const found = await Promise.all(
    askedWords(unit, engine.vocabulary).map(async (asked) => ({
      ...asked,
      matches: await engine.lookUp(asked.word),
    })),
  )
  return join(found)
}

function askedWords(
  { text, parts }: Extract<QueryUnit, { type: 'word' }>,
  vocabulary: readonly string[],
): Asked[] {
  const ask = (words: readonly string[], value: number) =>
    words.map((word): Asked => ({ word, worth: value }))
  if (isKnown(text, vocabulary))
    return [...ask([text], 1), ...ask(parts, worth.part)]
  const close = findCloseWords(text, vocabulary)
  if (close.length > 0) return ask(close, worth.closeWord)
  if (parts.length > 0)
    return parts.flatMap((part) => {
      const words = isKnown(part, vocabulary)
        ? [part]
        : findCloseWords(part, vocabulary)
      return ask(words, worth.partOfUnknown)
    })
  return ask([text], worth.closeWord)
}

function join(
  found: readonly (Asked & { matches: readonly TermMatch[] })[],
): FoundUnit {
  const scores = new Map<string, number>()
  for (const { matches, worth: value } of found)
    for (const { id, score } of matches)
      scores.set(id, (scores.get(id) ?? 0) + score * value)
  // Parts of a name that is known help to find its neighbours; marked, they would hide it.
  const telling = found.filter((each) => each.worth > worth.part)
  return { words: telling.map(({ word }) => word), scores }
}

/**
 * The score of each record: the sum over the units that it holds, lowered by what it lacks.
 * A unit that stands nowhere in the index is not missed.
 */
export function scoreRecords(
  units: readonly FoundUnit[],
): ReadonlyMap<string, number> {
  const weights = units.map(({ scores }) => Math.max(0, ...scores.values()))
  const total = weights.reduce((sum, each) => sum + each, 0)
  const sums = new Map<string, { score: number; covered: number }>()
  units.forEach(({ scores }, index) => {
    for (const [id, score] of scores) {
      const known = sums.get(id) ?? { score: 0, covered: 0 }
      sums.set(id, {
        score: known.score + score,
        covered: known.covered + (weights[index] ?? 0),
      })
    }
  })
  return new Map(
    [...sums].map(([id, { score, covered }]) => [
      id,
      score * (covered / total) ** 2,
    ]),
  )
}
