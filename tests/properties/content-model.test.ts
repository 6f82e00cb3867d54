import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkDiagnostics } from './check-diagnostics.ts'
import { checkIds, checkRoutes } from './check-identity.ts'
import { checkLinks, checkPages } from './check-links.ts'
import {
  checkAlternates,
  checkLabels,
  checkOrphans,
  checkSamePages,
  checkTextLanguage,
} from './check-locales.ts'
import { checkReachable } from './check-reachable.ts'
import { checkOrder, checkSymmetry } from './check-reading-order.ts'
import { checkRepeatable } from './check-repeatable.ts'
import { makeSites, type MadeSite } from './made-site.ts'
import { anySite } from './site-arbitrary.ts'

// The gate looks at the same sites each time; others, and more of them, are for a person to ask for.
const numRuns = Number(process.env['GWDOCS_PROPERTY_RUNS'] ?? 100)
const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)

let sites: readonly (readonly MadeSite[])[] = []

beforeAll(() => {
  sites = fc.sample(anySite, { numRuns, seed }).map((input) => makeSites(input))
}, 600_000)

/** Looks at a site in all its languages, the content's first. */
type Check = (site: readonly MadeSite[]) => void

/** What is true of a site in one language is true of it in each. */
const inEach =
  (check: (site: MadeSite) => void): Check =>
  (site) => {
    for (const each of site) check(each)
  }

test.each<[string, Check]>([
  ['every doc has an id of its own, or is reported', inEach(checkIds)],
  ['every file has an address of its own, or is reported', inEach(checkRoutes)],
  [
    'every link of the content means something, or is reported',
    inEach(checkLinks),
  ],
  ['every link of a page leads somewhere', checkPages],
  ['links lead to all pages of a sidebar or a blog', inEach(checkReachable)],
  ['previous and next follow the sidebar', inEach(checkOrder)],
  ['the page after a page has that page before it', inEach(checkSymmetry)],
  ['a diagnostic has a place and a way to mend it', inEach(checkDiagnostics)],
  ['the order in which files come means nothing', checkRepeatable],
  ['every language has the same pages', checkSamePages],
  ['a page and its counterparts name one another', checkAlternates],
  ['a text says in which language it is', checkTextLanguage],
  ['labels are in the language of the page', checkLabels],
  ['a translation without a source is reported', checkOrphans],
])(
  '%s',
  (_, check) => {
    expect(sites).toHaveLength(numRuns)
    if (sites.every((site) => holds(check, site))) return
    // Searching for a small site that fails takes long: only once it is known that one does.
    const property = fc.property(anySite, (input) => check(makeSites(input)))
    fc.assert(property, { numRuns, seed, interruptAfterTimeLimit: 60_000 })
    throw new Error('A site failed that could not be found again.')
  },
  600_000,
)

function holds(check: Check, site: readonly MadeSite[]): boolean {
  try {
    check(site)
    return true
  } catch {
    return false
  }
}
