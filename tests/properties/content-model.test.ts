import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { checkDiagnostics } from './check-diagnostics.ts'
import { checkIds, checkRoutes } from './check-identity.ts'
import { checkLinks, checkPages } from './check-links.ts'
import { checkReachable } from './check-reachable.ts'
import { checkOrder, checkSymmetry } from './check-reading-order.ts'
import { checkRepeatable } from './check-repeatable.ts'
import { makeSite, type MadeSite } from './made-site.ts'
import { anySite } from './site-arbitrary.ts'

// The gate looks at the same sites each time; others, and more of them, are for a person to ask for.
const numRuns = Number(process.env['GWDOCS_PROPERTY_RUNS'] ?? 200)
const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)

let sites: readonly MadeSite[] = []

beforeAll(() => {
  sites = fc.sample(anySite, { numRuns, seed }).map((input) => makeSite(input))
}, 600_000)

type Check = (site: MadeSite) => void

test.each<[string, Check]>([
  ['every doc has an id of its own, or is reported', checkIds],
  ['every file has an address of its own, or is reported', checkRoutes],
  ['every link of the content means something, or is reported', checkLinks],
  ['every link of a page leads somewhere', checkPages],
  ['links lead to all pages of a sidebar or a blog', checkReachable],
  ['previous and next follow the sidebar', checkOrder],
  ['the page after a page has that page before it', checkSymmetry],
  ['a diagnostic has a place and a way to mend it', checkDiagnostics],
  ['the order in which files come means nothing', checkRepeatable],
])(
  '%s',
  (_, check) => {
    expect(sites).toHaveLength(numRuns)
    if (sites.every((site) => holds(check, site))) return
    // Searching for a small site that fails takes long: only once it is known that one does.
    const property = fc.property(anySite, (input) => check(makeSite(input)))
    fc.assert(property, { numRuns, seed, interruptAfterTimeLimit: 60_000 })
    throw new Error('A site failed that could not be found again.')
  },
  600_000,
)

function holds(check: Check, site: MadeSite): boolean {
  try {
    check(site)
    return true
  } catch {
    return false
  }
}
