import { expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { makeSite } from '../testing/make-site.ts'
import { createSitemap } from './create-sitemap.ts'

const files = {
  'docs/b.md': '---\nlast_update: { date: 2026-01-31T10:00:00Z }\n---\n',
  'docs/a & 甲.md': '',
  'src/pages/index.md': '',
}
const history = new Map([
  [
    'docs/b.md',
    {
      created: '2020-01-01T00:00:00.000Z',
      updated: '2020-01-02T00:00:00.000Z',
      updatedBy: 'Ada',
    },
  ],
  [
    'src/pages/index.md',
    {
      created: '2021-01-01T00:00:00.000Z',
      updated: '2021-01-02T00:00:00.000Z',
      updatedBy: 'Ada',
    },
  ],
])

function make(config: Partial<UserConfig>, most?: number) {
  const { site } = makeSite({ files, history, config })
  return createSitemap(site, () => true, most)
}

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
const usual = '<changefreq>weekly</changefreq><priority>0.5</priority>'
const home = `<url><loc>https://slim.example/</loc>${usual}</url>`
const first = `<url><loc>https://slim.example/docs/a%20%26%20%E7%94%B2</loc>${usual}</url>`
const second = `<url><loc>https://slim.example/docs/b</loc>${usual}</url>`

test('lists every page by its whole address, in their order', () => {
  expect([...make({})]).toEqual([
    ['sitemap.xml', `${start}${home}\n${first}\n${second}\n</urlset>\n`],
  ])
})

test('is called as the config says, and says no more than the config wants', () => {
  const sitemap = { filename: 'pages.xml', changefreq: null, priority: null }
  const text = make({ sitemap }).get('pages.xml')
  expect(text).toContain('<url><loc>https://slim.example/docs/b</loc></url>')
})

test.each([
  ['date', '2026-01-31', '2021-01-02'],
  ['datetime', '2026-01-31T10:00:00.000Z', '2021-01-02T00:00:00.000Z'],
] as const)('says when pages were changed, as a %s', (lastmod, own, known) => {
  const text = make({ sitemap: { lastmod } }).get('sitemap.xml') ?? ''
  expect(text).toContain(`/docs/b</loc><lastmod>${own}</lastmod>`)
  expect(text).toContain(`example/</loc><lastmod>${known}</lastmod>`)
  expect(text).toContain(`%B2</loc><changefreq>`)
})

test.each([['/docs/**'], ['/base/docs/**'], ['/docs/{a*,b}']])(
  'leaves out %s',
  (pattern) => {
    const sitemap = { ignorePatterns: [pattern] }
    const text = make({ baseUrl: '/base/', sitemap }).get('sitemap.xml') ?? ''
    expect(text.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://slim.example/base/',
    ])
  },
)

test('may be left out', () => {
  expect(make({ sitemap: false }).size).toBe(0)
})

test('of more pages than one file may list is an index of several', () => {
  const made = make({ baseUrl: '/base/' }, 2)
  expect([...made.keys()]).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
  ])
  expect(made.get('sitemap.xml')).toContain(
    '<sitemap><loc>https://slim.example/base/sitemap-1.xml</loc></sitemap>\n',
  )
  const counts = ['sitemap-1.xml', 'sitemap-2.xml'].map(
    (name) => made.get(name)?.match(/<url>/g)?.length,
  )
  expect(counts).toEqual([2, 1])
})
