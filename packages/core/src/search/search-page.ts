import { finishFile } from '../layout/finish-file.ts'
import { listedPage } from '../layout/listed-page.ts'
import type { Site } from '../layout/site.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { SearchPage } from '../shared/search/search-files.ts'
import { pageTrail } from './page-trail.ts'
import { readSections } from './read-sections.ts'

/** A page that search finds. */
export type FoundablePage = SearchPage & {
  /** The part of the site that it belongs to, by the name that readers know. */
  readonly area: string
  /** Words that find it besides those of its text. */
  readonly keywords: readonly string[]
}

/** What search knows of a page; undefined for lists, and for pages that no list may show. */
export function foundablePage(
  site: Site,
  route: Route,
): FoundablePage | undefined {
  const described = listedPage(site, route)
  if (!described) return undefined
  const { title, description = '', keywords = [], area } = described
  const trail = pageTrail(site, route, area)
  const [first, ...sections] = sectionsOf(site, described.filePath)
  const lead = { id: '', heading: '', text: '', ...first }
  const says = lead.text.includes(description)
  const text = says ? lead.text : `${description} ${lead.text}`.trim()
  const href = toHref(route.permalink, site.config)
  const all = [{ ...lead, text }, ...sections]
  const address = route.path.split('/').filter((part) => part !== '')
  return {
    ...{ title, href, trail, area, sections: all },
    // Who has seen the address looks for its words, in whatever language the page is.
    keywords: [...keywords, ...address],
  }
}

function sectionsOf(site: Site, filePath: string | undefined) {
  if (filePath === undefined || !site.parsed.has(filePath)) return []
  return readSections(finishFile(site, filePath))
}
