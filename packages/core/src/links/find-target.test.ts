import { describe, expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { findTarget, splitUrl, withoutBase } from './find-target.ts'

const { site } = makeSite({
  files: {
    'docs/index.md': '',
    'docs/intro.md': '',
    'docs/guide/01-start.mdx': '',
    'docs/guide/my doc.md': '',
    'docs/guide/v1.0.md': '',
    'docs/guide/index.md': '',
    'docs/快速开始.md': '',
    'docs/cafe\u0301.md': '',
    'blog/2026-01-31-hello.md': '',
    'src/pages/about.md': '',
  },
  config: { baseUrl: '/base/' },
  pageModules: ['src/pages/index.tsx'],
})

function find(url: string, filePath = 'docs/guide/01-start.mdx') {
  return findTarget({ kind: 'link', url }, filePath, {
    routes: site.routes,
    baseUrl: '/base/',
    staticPaths: new Set(['/img/a b.png', '/demo/index.html', '/x.pdf']),
    ownFiles: new Set(['/blog/rss.xml']),
    locales: [],
    config: site.config,
    assets: new Set(['docs/guide/pic.png', 'docs/guide/图 1.png']),
    contentFolders: ['docs', 'blog'],
  })
}

const route = (permalink: string, suffix = '') => ({
  type: 'route',
  permalink,
  suffix,
})

describe('an address elsewhere', () => {
  test.each([
    ['https://a.example/x'],
    ['mailto:a@b.example'],
    ['//cdn.example/x.js'],
    ['tel:+1'],
  ])('%s is external', (url) => {
    expect(find(url)).toEqual({ type: 'external', url })
  })

  test.each([['#here'], [''], ['?a=1'], ['#快速']])(
    '%j stays on the page',
    (url) => {
      expect(find(url)).toEqual({ type: 'hash', hash: url })
    },
  )

  test('a pathname is not looked up', () => {
    expect(find('pathname:///api/x%20y?z#w')).toEqual({
      type: 'static',
      path: '/api/x y',
      suffix: '?z#w',
    })
  })
})

// Facts, section 5: `./` from the file; bare from file, content roots, site; `/x.md` from the roots.
describe('a file', () => {
  test.each([
    ['./my%20doc.md', '/docs/guide/my doc'],
    ['./my doc.md', '/docs/guide/my doc'],
    ['../intro.md', '/docs/intro'],
    ['../intro', '/docs/intro'],
    ['./index.md', '/docs/guide/'],
    ['./v1.0.md', '/docs/guide/v1.0'],
    ['./v1.0', '/docs/guide/v1.0'],
    ['intro.md', '/docs/intro'],
    ['2026-01-31-hello.md', '/blog/2026/01/31/hello'],
    ['src/pages/about.md', '/about'],
    ['/intro.md', '/docs/intro'],
    ['/docs/intro.md', '/docs/intro'],
    ['@site/docs/intro.md', '/docs/intro'],
    ['../%E5%BF%AB%E9%80%9F%E5%BC%80%E5%A7%8B.md', '/docs/快速开始'],
    ['../快速开始.md', '/docs/快速开始'],
    ['../caf\u00e9.md', '/docs/caf\u00e9'],
    ['../cafe\u0301.md', '/docs/caf\u00e9'],
  ])('%s is the page %s', (url, permalink) => {
    expect(find(url)).toEqual(route(permalink))
  })

  test('keeps the query and the hash as they are written', () => {
    expect(find('../intro.md?a=%20#b%20c')).toEqual(
      route('/docs/intro', '?a=%20#b%20c'),
    )
  })

  test.each([
    ['./pic.png', 'docs/guide/pic.png'],
    ['./图%201.png', 'docs/guide/图 1.png'],
  ])('%s that is no page is an asset', (url, filePath) => {
    expect(find(url)).toEqual({ type: 'asset', filePath, suffix: '' })
  })
})

describe('an address of the site', () => {
  test.each([
    ['/docs/intro', '/docs/intro'],
    ['/docs/intro/', '/docs/intro/'],
    ['/docs/guide', '/docs/guide/'],
    ['/docs/guide/my%20doc', '/docs/guide/my doc'],
    ['/base/docs/intro', '/docs/intro'],
    ['/base/', '/'],
    ['/base', '/'],
    ['/', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['../intro/', '/docs/intro/'],
    ['./', '/docs/guide/'],
  ])('%s is the page %s', (url, permalink) => {
    expect(find(url)).toEqual(route(permalink))
  })

  test.each([
    ['/x.pdf', '/x.pdf'],
    ['/base/x.pdf', '/x.pdf'],
    ['/img/a%20b.png', '/img/a b.png'],
    ['@site/static/x.pdf', '/x.pdf'],
    ['/demo/', '/demo/'],
    ['/demo', '/demo'],
  ])('%s is the static file %s', (url, path) => {
    expect(find(url)).toEqual({ type: 'static', path, suffix: '' })
  })
})

// Facts, section 5: only what ends in `.md` is looked up among the files.
test.each([
  ['/blog', '/blog'],
  ['/pricing', '/pricing'],
  ['./setup', '/docs/setup'],
  ['./setup.md', '/docs/guide/setup'],
  ['./faq', '/docs/guide/faq'],
])('%s is the address before the file of this name', (url, permalink) => {
  const { routes } = makeSite({
    files: {
      'docs/blog.md': '',
      'docs/pricing.md': '',
      'docs/setup.md': '',
      'docs/guide/home.md': '---\nslug: /\n---',
      'docs/guide/setup.md': '',
      'docs/guide/faq.md': '',
      'blog/2026-01-31-hello.md': '',
      'src/pages/pricing.md': '',
    },
  }).site
  const context = {
    routes,
    baseUrl: '/',
    staticPaths: new Set<string>(),
    assets: new Set<string>(),
    ownFiles: new Set<string>(),
    locales: [],
    config: site.config,
    contentFolders: ['docs', 'blog'],
  }
  const link = { kind: 'link', url } as const
  expect(findTarget(link, 'docs/guide/home.md', context)).toEqual(
    route(permalink),
  )
})

test.each([
  ['./intro.md'],
  ['/nowhere'],
  ['nowhere.md'],
  ['/100%'],
  ['./pic.jpg'],
])('%s leads nowhere', (url) => {
  expect(find(url)).toEqual({ type: 'broken', url })
})

test.each([
  ['/a%20b?c#d', { path: '/a b', suffix: '?c#d' }],
  ['/100%', { path: '/100%', suffix: '' }],
  ['/cafe\u0301', { path: '/caf\u00e9', suffix: '' }],
  ['#a?b', { path: '', suffix: '#a?b' }],
])('%s is split into %j', (url, expected) => {
  expect(splitUrl(url)).toEqual(expected)
})

test.each([
  ['/base/a', '/base/', '/a'],
  ['/base/', '/base/', '/'],
  ['/base', '/base/', '/'],
  ['/baseline', '/base/', '/baseline'],
  ['/a', '/base/', '/a'],
  ['/a', '/', '/a'],
  ['/', '/', '/'],
])('%s without %s is %s', (path, baseUrl, expected) => {
  expect(withoutBase(path, baseUrl)).toBe(expected)
})
