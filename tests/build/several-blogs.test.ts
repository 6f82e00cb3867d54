import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, buildSite, textsOf } from '../harness/built-site.ts'
import { configWith, lines } from '../harness/valid-site.ts'
import {
  childrenOf,
  parseXml,
  textOf,
  type XmlElement,
} from '../harness/xml.ts'

function post(title: string, author: string, tag: string): string {
  return lines(
    '---',
    `title: ${title}`,
    `authors: [${author}]`,
    `tags: [${tag}]`,
    '---',
    'Text.',
    '',
    '<!-- truncate -->',
  )
}

let site: BuiltSite

beforeAll(async () => {
  site = await buildSite({
    'gwdocs.config.ts': configWith(
      '  docs: false,',
      '  blog: [',
      "    { title: 'Blog' },",
      "    { id: 'news', path: 'news', routeBasePath: 'company/news', title: 'News' },",
      '  ],',
      "  theme: { navbar: { items: [{ label: 'News', to: '/company/news' }] } },",
    ),
    'blog/authors.yml': lines('ada:', '  name: Ada', '  page: true'),
    'blog/tags.yml': lines('go:', '  label: Go in the blog'),
    'blog/2026-01-01-a.md': post('A', 'ada', 'go'),
    'news/authors.yml': lines(
      'ada:',
      '  name: Ada of the press',
      '  page: true',
    ),
    'news/tags.yml': lines('go:', '  label: Go in the news'),
    'news/2026-02-02-b.md': post('B', 'ada', 'go'),
  })
})

afterAll(() => site.remove())

test('each blog has its own posts, tags, authors and archive', () => {
  expect(site.diagnostics).toEqual([])
  const below = (base: string, slug: string) =>
    ['', slug, '/archive', '/authors', '/authors/ada', '/tags', '/tags/go'].map(
      (path) => base + path,
    )
  expect(site.addresses).toEqual(
    [
      ...below('/blog', '/2026/01/01/a'),
      ...below('/company/news', '/2026/02/02/b'),
    ].sort(),
  )
})

test.each([
  ['/blog/tags', 'Go in the blog'],
  ['/company/news/tags', 'Go in the news'],
])('the tags at %s are those of this blog', (address, label) => {
  expect(textsOf(site.page(address), 'main ul[aria-label=G] a')).toEqual([
    expect.stringContaining(label),
  ])
})

test.each([
  ['/blog/authors', 'Ada', '/blog/authors/ada'],
  ['/company/news/authors', 'Ada of the press', '/company/news/authors/ada'],
])('the authors at %s are those of this blog', (address, name, href) => {
  const author = site.page(address)('main a[rel=author]')
  expect([author.text(), author.attr('href')]).toEqual([name, href])
})

test.each([
  ['/blog', 'A'],
  ['/company/news', 'B'],
])('the sidebar of %s lists the posts of this blog', (address, title) => {
  const $ = site.page(address)
  expect(textsOf($, 'aside nav a')).toEqual([title])
})

test.each([
  ['blog', 'Valid Blog', 'A'],
  ['company/news', 'Valid News', 'B'],
])('the feed of %s is called %s and holds its posts', (base, title, item) => {
  const channel = parseXml(site.file(`${base}/rss.xml`) ?? '')
    .children[0] as XmlElement
  expect(textOf(channel, 'title')).toBe(title)
  expect(
    childrenOf(channel, 'item').map((each) => textOf(each, 'title')),
  ).toEqual([item])
})

test('every page names the feeds of both', () => {
  const links = site.page('/blog/archive')('link[type="application/rss+xml"]')
  expect(links.toArray().map(({ attribs }) => attribs['href'])).toEqual([
    '/blog/rss.xml',
    '/company/news/rss.xml',
  ])
})

test('a navbar item leads to a blog, and is current on its pages alone', () => {
  const current = (address: string) =>
    site.page(address)('header a[aria-current]').attr('href')
  expect(current('/company/news/tags/go')).toBe('/company/news')
  expect(current('/blog/tags/go')).toBeUndefined()
})
