import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gwdocs } from '../harness/gwdocs.ts'
import { repository } from '../harness/site-copy.ts'

/** Real sites' content, and what Docusaurus made of it. */
const shared = join(repository, '../shared')
export const compareTool = join(shared, 'golden/tools/compare.mjs')

/** How many of how many: `[62, 62]`. */
export type Rate = readonly [number, number]

export type LocaleReport = {
  readonly locale: string
  readonly routes: Readonly<Record<string, Rate>>
  readonly m: Readonly<Record<string, Rate>>
  readonly textMean: number
  readonly extraRoutes: number
  /** Differences, by what differs. */
  readonly bad: Readonly<Record<string, readonly unknown[]>>
}

const cheerio = createRequire(import.meta.url).resolve('cheerio/package.json')
const folder = join(repository, 'tests/conformance')

/** What Docusaurus made of a site, a file for each locale. */
export function goldenOf(name: string): string {
  return join(shared, 'golden', name)
}

/** Where a measured site is, in its output folder. */
export function siteOf(outDir: string): string {
  return join(outDir, 'site')
}

/** Builds a site of the corpora into a folder and compares it with what Docusaurus made. */
export async function measureSite(
  name: string,
  outDir: string,
): Promise<readonly LocaleReport[]> {
  const site = siteOf(outDir)
  const report = join(outDir, 'report.json')
  const config = join(folder, `${name}.config.ts`)
  const corpus = join(shared, 'corpora', name)
  const { code, stderr } = await gwdocs([
    'build',
    corpus,
    '--config',
    config,
    '--out-dir',
    site,
  ])
  if (code !== 0) throw new Error(`${name} was not built:\n${stderr}`)
  const golden = goldenOf(name)
  const map = join(folder, 'map.json')
  const { stdout, status } = spawnSync(
    process.execPath,
    [compareTool, golden, site, '--map', map, '--list', '9', '--json', report],
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
export function percent([found, total]: Rate | undefined = [0, 0]): number {
  return total === 0 ? 100 : (100 * found) / total
}
