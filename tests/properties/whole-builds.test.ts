import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { build, type Diagnostic } from '../harness/build.ts'
import { fingerprint, listTree, readPages } from '../harness/file-tree.ts'
import { checkWrittenLinks } from './check-written-links.ts'
import { findMistakes } from './made-site.ts'
import { anySite } from './site-arbitrary.ts'
import type { SiteInput } from './site-input.ts'
import { writeSite } from './written-site.ts'

// As with the sites that are made in memory: others, and more, are for a person to ask for.
const numBuilds = Number(process.env['GWDOCS_PROPERTY_BUILDS'] ?? 4)
const seed = Number(process.env['GWDOCS_PROPERTY_SEED'] ?? 1)

/** How many sites are looked through for those that can be built. */
const candidates = 40 + numBuilds * 20

let sound: readonly SiteInput[] = []
let broken: readonly SiteInput[] = []

beforeAll(() => {
  const all = fc.sample(anySite, { numRuns: candidates, seed })
  sound = all.filter((input) => !hasErrors(input)).slice(0, numBuilds)
  broken = all.filter(hasErrors).slice(0, Math.ceil(numBuilds / 4))
}, 600_000)

function hasErrors(input: SiteInput): boolean {
  return findMistakes(input).some(({ severity }) => severity === 'error')
}

/** Builds a site in a folder of its own. */
async function buildAnew(
  input: SiteInput,
  order?: (paths: string[]) => string[],
) {
  const site = writeSite(input, order)
  onTestFinished(site.remove)
  const built = await build(site.dir)
  return { ...built, outDir: join(site.dir, 'build') }
}

const codesOf = (found: readonly { code: string }[]) =>
  found.map(({ code }) => code).sort()

const indexes = Array.from({ length: numBuilds }, (_, index) => index)

test.each(indexes)(
  'site %i is built to the same bytes in any order, and every link leads somewhere',
  async (index) => {
    const input = sound[index]
    if (!input) throw new Error('There are too few sites without errors.')
    const first = await buildAnew(input)
    const files = fingerprint(first.outDir)
    expect({ code: first.code, stderr: first.stderr }).toEqual({
      code: 0,
      stderr: '',
    })
    expect(Object.keys(files).length).toBeGreaterThan(3)
    const second = await buildAnew(input, (paths) => paths.reverse())
    expect(second.summary.diagnostics).toEqual(first.summary.diagnostics)
    expect(fingerprint(second.outDir)).toEqual(files)
    expectSameFindings(input, first.summary.diagnostics)
    checkWrittenLinks({
      input,
      files: new Set(listTree(first.outDir)),
      pages: readPages(first.outDir),
      diagnostics: first.summary.diagnostics,
    })
  },
)

test('a site with errors is not written, and each of them is told', async () => {
  expect(broken.length).toBeGreaterThan(0)
  for (const input of broken) {
    const { code, summary, outDir } = await buildAnew(input)
    expect({ code, isWritten: existsSync(outDir) }).toEqual({
      code: 1,
      isWritten: false,
    })
    expectSameFindings(input, summary.diagnostics)
  }
})

/** The command finds what the stages find, each thing once for all languages. */
function expectSameFindings(
  input: SiteInput,
  found: readonly Diagnostic[],
): void {
  const made = findMistakes(input).map((each) => [JSON.stringify(each), each])
  const unique = new Map(made as [string, { code: string }][])
  expect(codesOf(found)).toEqual(codesOf([...unique.values()]))
}
