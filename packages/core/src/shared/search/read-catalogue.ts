import type { SearchEngine, SectionPlace } from './search-engine.ts'
import type { SearchCatalogue } from './search-files.ts'

/** What an engine knows of its pages, from the file that lists them. */
export function readCatalogue({
  areas,
  pages,
  words,
}: SearchCatalogue): Omit<SearchEngine, 'lookUp' | 'loadPage'> {
  const places = pages.flatMap(([, ids], page) =>
    ids
      .split(' ')
      .map((id, section): [string, SectionPlace] => [id, { page, section }]),
  )
  return {
    areas,
    areaOf: pages.map(([area]) => area),
    places: new Map(places),
    vocabulary: words === '' ? [] : words.split(' '),
  }
}
