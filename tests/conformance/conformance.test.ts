import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gwdocs } from '../harness/gwdocs.ts'
import { createSite, repository, type SiteCopy } from '../harness/site-copy.ts'

/** Real sites' content, and what Docusaurus made of it. */
const shared = join(repository, '../shared')
const compareTool = join(shared, 'golden/tools/compare.mjs')
const isThere = existsSync(compareTool)

/** How many of how many: `[62, 62]`. */
type Rate = readonly [number, number]

type LocaleReport = {
  readonly locale: string
  readonly routes: Readonly<Record<string, Rate>>
  readonly m: Readonly<Record<string, Rate>>
  readonly textMean: number
  readonly extraRoutes: number
}

const cheerio = createRequire(import.meta.url).resolve('cheerio/package.json')

async function measure(
  name: string,
  out: SiteCopy,
): Promise<readonly LocaleReport[]> {
  const build = join(out.dir, 'site')
  const config = join(repository, 'tests/conformance', `${name}.config.ts`)
  const corpus = join(shared, 'corpora', name)
  const { code, stderr } = await gwdocs([
    'build',
    corpus,
    '--config',
    config,
    '--out-dir',
    build,
  ])
  if (code !== 0) throw new Error(`${name} was not built:\n${stderr}`)
  const report = join(out.dir, 'report.json')
  const map = join(repository, 'tests/conformance/map.json')
  const golden = join(shared, 'golden', name)
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      compareTool,
      golden,
      build,
      '--map',
      map,
      '--list',
      '40',
      '--json',
      report,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, GOLDEN_MODULES: join(dirname(cheerio), '..') },
    },
  )
  console.log(stdout)
  if (status !== 0) throw new Error(`The comparison of ${name} failed.`)
  return JSON.parse(readFileSync(report, 'utf8')) as LocaleReport[]
}

/** A share in percent; 100 where there was nothing to compare. */
function percent([found, total]: Rate | undefined = [0, 0]): number {
  return total === 0 ? 100 : (100 * found) / total
}

describe.skipIf(!isThere).each(['echo', 'ent'])(
  '%s means the same as in Docusaurus (needs ../shared)',
  (name) => {
    let out: SiteCopy
    let reports: readonly LocaleReport[]
    beforeAll(async () => {
      out = createSite({})
      reports = await measure(name, out)
    })
    afterAll(() => out.remove())

    test.each([
      ['routes found', 100],
      ['title equal', 100],
      ['prev/next equal', 100],
      ['sidebar items found (union of pages)', 100],
      ['headings text+id found', 99.8],
      ['golden internal links present', 100],
    ] as const)('%s: at least %d percent', (measured, wanted) => {
      for (const { m } of reports)
        expect(percent(m[measured])).toBeGreaterThanOrEqual(wanted)
    })

    test('the text of its pages is the same, at least 0.99 on average', () => {
      for (const { textMean } of reports)
        expect(textMean).toBeGreaterThanOrEqual(0.99)
    })
  },
)
