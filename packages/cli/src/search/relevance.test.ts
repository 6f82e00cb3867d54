import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SearchScope, searchScopes } from '@gwdocs/core'
import { searchSite } from '@gwdocs/core/search'
import { afterAll, expect, test, vi } from 'vitest'
import { loadConfig } from '../config/load-config.ts'
import { analyseLocales } from '../pipeline/analyse-locales.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { draftSites } from '../pipeline/draft-sites.ts'
import { openSite } from '../pipeline/open-site.ts'
import { openIndex } from './testing/open-index.ts'
import { unrelatedPages } from './testing/unrelated-pages.ts'

const siteDir = join(import.meta.dirname, '../../../../site')

/** What kind of query → queries as readers type them, each with the pages that answer it. */
type Relevance = Record<string, [query: string, ...pages: string[]][]>

afterAll(() => vi.unstubAllGlobals())

async function siteScope(): Promise<SearchScope> {
  const { config, hash } = await loadConfig({ siteDir })
  if (!config) throw new Error('The site has no config.')
  const options = { siteDir, config, configHash: hash, caches: createCaches() }
  const opened = await openSite(options)
  const { locales } = await analyseLocales(opened, options)
  const { sites } = await draftSites(locales, opened.files, options)
  const [scope] = [...sites.values()].flatMap(searchScopes)
  if (!scope) throw new Error('The site has no pages.')
  return scope
}

/** Queries whose page is not among the first three, with what stands there. */
async function misses(scope: SearchScope, relevance: Relevance) {
  const { engine, close } = await openIndex(scope)
  const missed: string[] = []
  for (const [query, ...pages] of Object.values(relevance).flat()) {
    const { hits } = await searchSite(query, engine, { limit: 3 })
    const hrefs = hits.map(({ page }) => page.href)
    if (!hrefs.some((href) => pages.includes(href)))
      missed.push(`${query}: ${hrefs.join(' ')}, not ${pages.join(' or ')}`)
  }
  await close()
  return missed
}

test('readers find the pages of the site, also among a thousand others', async () => {
  const file = join(siteDir, 'search-relevance.json')
  const relevance = JSON.parse(await readFile(file, 'utf8')) as Relevance
  const kinds = Object.values(relevance).map(({ length }) => length)
  const count = kinds.reduce((sum, each) => sum + each, 0)
  expect(count).toBeGreaterThanOrEqual(60)
  const scope = await siteScope()
  const alone = await misses(scope, relevance)
  expect(alone.length / count, alone.join('\n')).toBeLessThanOrEqual(0.05)
  const pages = [...scope.pages, ...unrelatedPages(1000)]
  const among = await misses({ ...scope, pages }, relevance)
  expect(among.length / count, among.join('\n')).toBeLessThanOrEqual(0.1)
}, 120_000)
