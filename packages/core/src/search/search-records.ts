import { readWords } from '../shared/search/read-words.ts'
import type {
  SearchCatalogue,
  SearchPage,
} from '../shared/search/search-files.ts'
import { indexTerms } from '../shared/search/terms.ts'
import type { FoundablePage } from './search-page.ts'

/** A section, as the index knows it: terms, no text. */
export type SearchRecord = {
  /** Number of the page, and number of the section in it. */
  readonly key: string
  /** All that the section says. */
  readonly content: string
  /** Its heading; of a page's first section, the page's title. */
  readonly heading: string
  /** Title and trail of its page. */
  readonly page: string
}

/** What an index is made of. */
export type SearchRecords = {
  /** In the order in which they are to be added; sections that say nothing have none. */
  readonly records: readonly SearchRecord[]
  readonly catalogue: Omit<SearchCatalogue, 'pages'> & {
    /** By number of the page: number of its area. */
    readonly areaOf: readonly number[]
  }
  readonly pages: readonly SearchPage[]
}

/** How many words a vocabulary holds at most: beyond that, mistakes are not recognised. */
const mostWords = 30_000

/** The records of an index, and the files that go with it. The same pages give the same ones. */
export function searchRecords(found: readonly FoundablePage[]): SearchRecords {
  const areas = areasOf(found)
  return {
    records: found.flatMap(toRecords).filter(({ content }) => content !== ''),
    catalogue: {
      areas,
      words: vocabularyOf(found),
      areaOf: found.map(({ area }) => areas.indexOf(area)),
    },
    pages: found.map(({ title, href, trail, sections }) => {
      return { title, href, trail, sections }
    }),
  }
}

/** The largest first. */
function areasOf(found: readonly FoundablePage[]): string[] {
  const counts = new Map<string, number>()
  for (const { area } of found) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([area]) => area)
}

function toRecords(page: FoundablePage, number: number): SearchRecord[] {
  const { title, trail, keywords, sections } = page
  return sections.map(({ heading, text }, index) => {
    const ownHeading = index === 0 ? title : heading
    const own = index === 0 ? [ownHeading, ...keywords, text] : [heading, text]
    return {
      key: `${number}.${index}`,
      content: toTerms(...own),
      heading: toTerms(ownHeading, ...(index === 0 ? keywords : [])),
      page: toTerms(title, ...trail),
    }
  })
}

function toTerms(...texts: readonly string[]): string {
  return texts.flatMap(indexTerms).join(' ')
}

/** Every word of a spaced script that is long enough to be mistyped recognisably. */
function vocabularyOf(pages: readonly FoundablePage[]): string {
  const counts = new Map<string, number>()
  const count = (text: string) => {
    for (const { type, text: whole, parts } of readWords(text)) {
      if (type === 'run') continue
      for (const word of [whole, ...parts.map((part) => part.text)])
        if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  for (const { title, trail, keywords, sections } of pages) {
    for (const text of [title, ...trail, ...keywords]) count(text)
    for (const { heading, text } of sections) [heading, text].forEach(count)
  }
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word)
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ')
}
