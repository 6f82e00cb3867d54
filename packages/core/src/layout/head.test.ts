import { describe, expect, test } from 'vitest'
import { makeSite, type TestSite } from '../testing/make-site.ts'
import { notFoundModel, pageModel } from './page-model.ts'

const files = {
  'docs/a.md':
    '---\ndescription: About A\nkeywords: [x, y]\nimage: /img/a.png\n---\n# A',
  'docs/b.md':
    '---\nunlisted: true\nimage: https://cdn.example/b.png\n---\n# B',
  'blog/2026-01-01-p.md': '# Post\n\nText.',
  'src/pages/about.md': '# About\n\nUs.',
}

function headAt(path: string, more: Partial<TestSite> = {}) {
  const { site, routeAt } = makeSite({ files, ...more })
  return pageModel(site, routeAt(path)).head
}

test('a doc tells machines what its author wrote', () => {
  expect(headAt('/docs/a', { config: { baseUrl: '/base/' } })).toMatchObject({
    title: 'A | Slim',
    description: 'About A',
    keywords: ['x', 'y'],
    canonical: 'https://slim.example/base/docs/a',
    image: { url: 'https://slim.example/base/img/a.png', alt: 'A' },
    noIndex: false,
    lang: 'en',
    dir: 'ltr',
  })
})

test('an unlisted doc is not indexed; an image elsewhere stays there', () => {
  expect(headAt('/docs/b')).toMatchObject({
    noIndex: true,
    image: { url: 'https://cdn.example/b.png', alt: 'B' },
  })
})

test.each([
  ['/blog/2026/01/01/p', 'Post | Slim', 'Text.'],
  ['/blog', 'Blog | Slim', undefined],
  ['/blog/archive', 'Archive | Slim', 'All posts, by year'],
  ['/about', 'About | Slim', 'Us.'],
])('%s is called %s', (path, title, description) => {
  expect(headAt(path)).toMatchObject({
    title,
    ...(description && { description }),
    noIndex: false,
  })
})

test.each([
  [true, 'https://slim.example/docs/a/'],
  [false, 'https://slim.example/docs/a'],
])(
  'the canonical address with trailing slash %s is %s',
  (trailingSlash, url) => {
    expect(headAt('/docs/a', { config: { trailingSlash } }).canonical).toBe(url)
  },
)

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['zh-Hans', 'ltr'],
])('%s is written %s', (defaultLocale, dir) => {
  const { lang, ...head } = headAt('/docs/a', {
    config: { i18n: { defaultLocale } },
  })
  expect([lang, head.dir]).toEqual([defaultLocale, dir])
})

describe('the page for addresses that do not exist', () => {
  test('is not indexed', () => {
    const { site } = makeSite({ files })
    expect(notFoundModel(site).head).toMatchObject({
      title: 'Page not found | Slim',
      noIndex: true,
    })
  })
})

// Facts, sections 2 and 6: a BreadcrumbList of the crumbs that have an address.
test('search engines are told the way to a page', () => {
  const { site, routeAt } = makeSite({
    files: {
      'docs/a/b.md': '# B\n',
      'docs/c/index.md': '# C\n',
      'docs/c/d.md': '# D\n',
    },
  })
  const dataAt = (path: string) =>
    pageModel(site, routeAt(path)).head.structuredData.filter(
      (data) => data['@type'] === 'BreadcrumbList',
    )
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://slim.example${path}`,
  })
  expect(dataAt('/docs/c/d')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [step(1, 'C', '/docs/c/'), step(2, 'D', '/docs/c/d')],
    },
  ])
  expect(dataAt('/docs/a/b')).toMatchObject([
    { itemListElement: [step(1, 'B', '/docs/a/b')] },
  ])
})

test('front matter may add to the head', () => {
  const head = [
    'head:',
    '  - tagName: meta',
    '    attributes: {name: robots, content: noarchive}',
    '  - [link, {rel: author, href: /humans.txt}]',
  ]
  const { site, routeAt, diagnostics } = makeSite({
    files: { 'docs/a.md': ['---', ...head, '---', ''].join('\n') },
    config: { baseUrl: '/base/' },
  })
  expect(diagnostics).toEqual([])
  expect(pageModel(site, routeAt('/docs/a')).head.siteTags).toEqual([
    { tagName: 'meta', attributes: { name: 'robots', content: 'noarchive' } },
    {
      tagName: 'link',
      attributes: { rel: 'author', href: '/base/humans.txt' },
    },
  ])
})

test.each([
  '[script, {src: /a.js}]',
  '[link, {rel: stylesheet, href: /a.css}]',
  '[meta, {http-equiv: refresh, content: "0"}]',
  '[link, {rel: icon, onload: "x()"}]',
])('%s in the head is an error', (tag) => {
  const { diagnostics } = makeSite({
    files: { 'docs/a.md': `---\nhead:\n  - ${tag}\n---\n` },
  })
  expect(diagnostics).toMatchObject([
    {
      code: 'front-matter-invalid-value',
      place: { type: 'frontMatter', file: 'docs/a.md', key: 'head' },
    },
  ])
})

test('a generated index has the words and the picture of its author', () => {
  const link = {
    type: 'generated-index',
    keywords: ['a', 'b'],
    image: '/img/x.png',
  }
  const { site, routeAt } = makeSite({
    files: { 'docs/a.md': '' },
    sidebars: { s: [{ type: 'category', label: 'X', items: ['a'], link }] },
    staticPaths: ['/img/x.png'],
  })
  expect(pageModel(site, routeAt('/docs/category/x')).head).toMatchObject({
    keywords: ['a', 'b'],
    image: { url: 'https://slim.example/img/x.png', alt: 'X' },
  })
})
