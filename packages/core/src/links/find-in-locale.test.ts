import { describe, expect, test } from 'vitest'
import { localizeConfig } from '../i18n/localize-config.ts'
import { readLabels } from '../i18n/labels.ts'
import { makeSite } from '../testing/make-site.ts'
import { checkConfigLinks } from './check-config-links.ts'
import { hrefOf } from './href-of.ts'
import { resolveLinks } from './resolve-links.ts'

const link = (url: string) => `[x](${url})`

/** A page with one link, in a site of English and Chinese whose headings differ. */
function linkFrom(language: 'en' | 'zh', url: string, isBuilt = true) {
  const sites = ['## Start', '## 开始'].map((text, index) => {
    const files = { 'docs/a.md': link(url), 'docs/b.md': text }
    const post = { 'blog/2026-01-31-hello.md': '' }
    const { site } = makeSite({
      files: { ...files, ...post },
      config: {
        baseUrl: '/base/',
        trailingSlash: true,
        i18n: { locales: ['en', 'zh'] },
        theme: { navbar: { items: [{ to: url, label: 'x' }] } },
      },
    })
    const locale = site.config.i18n.locales[index] ?? site.config.locale
    const { labels } = readLabels([], site.config, locale)
    return { ...site, config: localizeConfig(site.config, locale, labels) }
  })
  const own = sites[language === 'en' ? 0 : 1]
  if (!own) throw new Error('The language is missing.')
  const linked = {
    ...own,
    assets: new Set<string>(),
    staticPaths: new Set(['/blog/rss.xml', '/zh/file.pdf']),
    ownFiles: new Set(['/blog/rss.xml']),
    locales: isBuilt ? sites : [own],
  }
  const { links, diagnostics } = resolveLinks(linked)
  const [target] = links.get('docs/a.md') ?? []
  return {
    href: target && hrefOf(target, own.config, new Map()),
    messages: diagnostics.map(({ message }) => message),
    inConfig: checkConfigLinks(linked).map(({ message }) => message),
  }
}

describe.each(['en', 'zh'] as const)('from a page in %s', (language) => {
  test.each([
    ['/zh/docs/b', '/base/zh/docs/b/'],
    ['/base/zh/docs/b/', '/base/zh/docs/b/'],
    ['/zh/docs/b?q=1#开始', '/base/zh/docs/b/?q=1#%E5%BC%80%E5%A7%8B'],
    ['pathname:///zh/docs/b', '/base/zh/docs/b/'],
    ['/zh/file.pdf', '/base/zh/file.pdf'],
    ['pathname:///zh/file.pdf', '/base/zh/file.pdf'],
    ['pathname:///elsewhere', '/base/elsewhere'],
  ])('%s leads to %s', (url, href) => {
    expect(linkFrom(language, url)).toMatchObject({ href, messages: [] })
  })

  test.each([
    [
      '/zh/docs/c',
      '`/zh/docs/c` points nowhere: no page of the site has this address.',
    ],
    [
      'pathname:///zh/docs/c',
      '`pathname:///zh/docs/c` points nowhere: no page of the site has this address.',
    ],
    [
      'pathname://javascript:alert(1)',
      '`pathname://javascript:alert(1)` points nowhere: no such file in `docs/`.',
    ],
    [
      '/zh/docs/b#start',
      '`#start` points nowhere: no heading of `docs/b.md` has this id.',
    ],
  ])('%s is reported', (url, message) => {
    expect(linkFrom(language, url).messages).toEqual([message])
  })

  test('a link of the config into a language is looked up there', () => {
    expect(linkFrom(language, '/zh/docs/b').inConfig).toEqual([])
    expect(linkFrom(language, '/zh/docs/c').inConfig).toHaveLength(1)
  })
})

test.each(['/docs/b', '/base/docs/b', '/base/zh/docs/b'])(
  'in Chinese, %s is the Chinese page, since the source shows there, too',
  (url) => {
    const href = '/base/zh/docs/b/'
    expect(linkFrom('zh', url)).toMatchObject({ href, messages: [] })
  },
)

test('a static file may be named with the base path of the site', () => {
  const href = '/base/zh/file.pdf'
  const found = linkFrom('zh', '/base/zh/file.pdf')
  expect(found).toMatchObject({ href, messages: [] })
})

test('a language that is not built is taken on trust', () => {
  expect(linkFrom('en', '/zh/docs/c', false)).toMatchObject({
    href: '/base/zh/docs/c/',
    messages: [],
    inConfig: [],
  })
})

test('each language has feeds of its own, static files are there once', () => {
  expect(linkFrom('en', '/blog/rss.xml').href).toBe('/base/blog/rss.xml')
  expect(linkFrom('zh', '/blog/rss.xml').href).toBe('/base/zh/blog/rss.xml')
  expect(linkFrom('zh', '/zh/file.pdf').href).toBe('/base/zh/file.pdf')
})
