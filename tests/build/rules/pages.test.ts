// Stand-alone pages, and what a site with a home page shows (facts, section 2, “Breadcrumbs”).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, buildSite, textsOf } from '../../harness/built-site.ts'
import { fields } from '../../harness/front-matter.ts'
import { configWith } from '../../harness/valid-site.ts'

const hello = 'export default function Hello() { return <h1>Hello</h1> }\n'

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite({
    'gwdocs.config.ts': configWith(
      '  blog: false,',
      "  pages: { exclude: ['**/parts/**'] },",
    ),
    'docs/in/a.md': '',
    'src/pages/index.md': '# Home\n',
    'src/pages/about.md': 'Text of about.\n\n## Part\n',
    'src/pages/01-first.mdx': '# First\n',
    'src/pages/in/index.mdx': '# Folder\n',
    'src/pages/in/deep.md': `${fields('title: Given')}\n# Deep\n`,
    'src/pages/moved.md': fields('slug: /elsewhere/here'),
    'src/pages/hello.tsx': hello,
    'src/pages/draft.md': fields('draft: true'),
    'src/pages/hidden.md': fields('unlisted: true'),
    'src/pages/_part.md': 'no page',
    'src/pages/parts/a.md': 'no page',
    'src/pages/parts/b.tsx': hello,
    'src/pages/_in/part.tsx': hello,
    'src/pages/hello.test.tsx': 'throw new Error()',
    'src/pages/__tests__/hello.tsx': 'throw new Error()',
    'src/pages/styles.css': 'p {}',
  })
})
afterAll(() => site.remove())

test('pages: Markdown, MDX and React files are at their paths; partials, tests, drafts and what is excluded are none', () => {
  expect(site.diagnostics).toEqual([])
  expect(site.addresses).toEqual([
    '/',
    '/01-first',
    '/about',
    '/docs/in/a',
    '/elsewhere/here',
    '/hello',
    '/hidden',
    '/in',
    '/in/deep',
  ])
})

test('pages: an index is the page of its folder', () => {
  const canonical = site.page('/in')('link[rel=canonical]').attr('href')
  expect(canonical).toBe('https://example.com/in/')
})

test('pages: a title is that of the front matter, else the heading, else the site’s', () => {
  const title = (address: string) => site.page(address)('title').text()
  expect(title('/in/deep')).toBe('Given | Valid')
  expect(title('/01-first')).toBe('First | Valid')
  expect(title('/about')).toBe('Valid')
})

test('pages: only what is written is a heading', () => {
  expect(textsOf(site.page('/about'), 'main h1')).toEqual([])
  expect(textsOf(site.page('/in/deep'), 'main h1')).toEqual(['Deep'])
  expect(textsOf(site.page('/hello'), 'main h1')).toEqual(['Hello'])
})

test('pages: an unlisted one says so, and search engines leave it out', () => {
  const $ = site.page('/hidden')
  expect($('meta[name=robots]').attr('content')).toBe('noindex, nofollow')
  expect($('aside[aria-label="Unlisted page"]').length).toBe(1)
})

test('breadcrumbs: they begin with the home page where there is one', () => {
  const crumbs = site.page('/docs/in/a')('nav[aria-label="Breadcrumbs"] li')
  const first = crumbs.first().find('a')
  expect([first.attr('aria-label'), first.attr('href')]).toEqual([
    'Home page',
    '/',
  ])
  expect(crumbs.length).toBe(3)
})
