import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite, type SiteCopy } from '../harness/site-copy.ts'
import {
  compareTool,
  goldenOf,
  type LocaleReport,
  measureSite,
  percent,
  siteOf,
} from './measure-site.ts'
import { readSitemaps } from './read-sitemaps.ts'
import { type Explained, explained } from './explained.ts'

const isThere = existsSync(compareTool)

/** What has to be as Docusaurus made it: the name of the tool → the least share, in percent. */
const wanted = [
  ['routes found', 100],
  ['redirect target equal', 100],
  ['title equal', 100],
  ['description equal', 100],
  ['canonical path equal', 100],
  ['prev/next href equal', 100],
  ['breadcrumb labels equal', 100],
  ['anchor ids found', 99.5],
  ['golden internal links present', 100],
  ['blog date equal', 100],
  ['blog tags equal', 100],
  ['blog authors equal', 100],
] as const

/** The same, where every difference but the explained ones counts. */
const differences = [
  'headings',
  'prevnext',
  'title',
  'links',
  'sidebar',
] as const

describe.skipIf(!isThere).each(['echo', 'ent', 'edge'])(
  '%s means the same as in Docusaurus (needs ../shared)',
  (name) => {
    let out: SiteCopy
    let reports: readonly LocaleReport[]
    beforeAll(async () => {
      out = createSite({})
      reports = await measureSite(name, out.dir)
    })
    afterAll(() => out.remove())

    test.each(wanted)('%s: at least %d percent', (measured, share) => {
      for (const { m } of reports)
        expect(percent(m[measured])).toBeGreaterThanOrEqual(share)
    })

    test.each(differences)(
      '%s: no difference that is not explained',
      (kind) => {
        const isExplained = (each: Explained, found: string) =>
          each.kind === kind && each.site === name && found.includes(each.found)
        const unexplained = reports.flatMap(({ locale, bad }) =>
          (bad[kind] ?? [])
            .map((found) => `${locale} ${JSON.stringify(found)}`)
            .filter(
              (found) => !explained.some((each) => isExplained(each, found)),
            ),
        )
        expect(unexplained).toEqual([])
      },
    )

    test('its sitemap lists the same pages', () => {
      const sitemaps = readSitemaps(goldenOf(name), siteOf(out.dir))
      expect(sitemaps.length).toBe(reports.length)
      for (const { found, wanted } of sitemaps) expect(found).toEqual(wanted)
    })

    test('the text of its pages is the same, at least 0.99 on average', () => {
      for (const { textMean } of reports)
        expect(textMean).toBeGreaterThanOrEqual(0.99)
    })
  },
)
