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
    image: 'https://slim.example/base/img/a.png',
    noIndex: false,
    lang: 'en',
    dir: 'ltr',
  })
})

test('an unlisted doc is not indexed; an image elsewhere stays there', () => {
  expect(headAt('/docs/b')).toMatchObject({
    noIndex: true,
    image: 'https://cdn.example/b.png',
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
