import { parseQuery } from './parse-query.ts'
import { findUnit, type FoundUnit, scoreRecords } from './score-records.ts'
import type { SearchEngine } from './search-engine.ts'
import type { SearchPage, SearchSection } from './search-files.ts'

export type SearchOptions = {
  /** Only pages of this area, by its number. */
  readonly area?: number | undefined
  /** How many pages are shown. */
  readonly limit: number
}

export type SearchHit = {
  readonly page: SearchPage
  /** The best sections, best first; the page itself is among them only if it is one. */
  readonly sections: readonly SearchSection[]
}

export type SearchResults = {
  /** What they answer. */
  readonly query: string
  /** Best first. */
  readonly hits: readonly SearchHit[]
  /** How many pages there are, whether shown or not. */
  readonly total: number
  /** How many of them each area has, by its number. */
  readonly counts: readonly number[]
  /** The words by which pages were found: those typed, and those they were taken for. */
  readonly words: readonly string[]
}

/** How many sections of one page are shown. */
const mostSections = 3

/** What further sections of a page add to the score of its best. */
const further = 0.1

type FoundPage = {
  readonly number: number
  readonly score: number
  /** Numbers of its sections, best first. */
  readonly sections: readonly number[]
}

/** Searches an index as a reader's browser does. */
export async function searchSite(
  query: string,
  engine: SearchEngine,
  { area, limit }: SearchOptions,
): Promise<SearchResults> {
  const units = await Promise.all(
    parseQuery(query).map((unit) => findUnit(unit, engine)),
  )
  const pages = rankPages(units, engine)
  const wanted = pages.filter(
    ({ number }) => area === undefined || engine.areaOf[number] === area,
  )
  const hits = await Promise.all(
    wanted.slice(0, limit).map(async ({ number, sections }) => {
      const page = await engine.loadPage(number)
      return {
        page,
        sections: sections.flatMap((each) => page.sections[each] ?? []),
      }
    }),
  )
  const counts = engine.areas.map(
    (_, index) =>
      pages.filter(({ number }) => engine.areaOf[number] === index).length,
  )
  const words = [...new Set(units.flatMap((unit) => unit.words))]
  return { query, hits, total: wanted.length, counts, words }
}

function rankPages(
  units: readonly FoundUnit[],
  { places }: SearchEngine,
): FoundPage[] {
  const pages = new Map<number, { section: number; score: number }[]>()
  for (const [id, score] of scoreRecords(units)) {
    const place = places.get(id)
    if (!place) continue
    const known = pages.get(place.page) ?? []
    pages.set(place.page, [...known, { section: place.section, score }])
  }
  return [...pages]
    .map(([number, found]) => toPage(number, found))
    .sort((a, b) => b.score - a.score || a.number - b.number)
}

function toPage(
  number: number,
  found: readonly { section: number; score: number }[],
): FoundPage {
  const sorted = found.toSorted(
    (a, b) => b.score - a.score || a.section - b.section,
  )
  const [best = 0, ...others] = sorted
    .slice(0, mostSections)
    .map(({ score }) => score)
  return {
    number,
    score: best + others.reduce((sum, each) => sum + each * further, 0),
    sections: sorted.slice(0, mostSections).map(({ section }) => section),
  }
}
