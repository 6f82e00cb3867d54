export type {
  SearchCatalogue,
  SearchPage,
  SearchSection,
} from './search-files.ts'
export type { SearchEngine } from './search-engine.ts'
export { readCatalogue } from './read-catalogue.ts'
export {
  type SearchHit,
  type SearchResults,
  searchSite,
} from './search-site.ts'
export { type Excerpt, excerptOf, markWords } from './mark-words.ts'
