import { expect, test } from 'vitest'
import { makeSite, type TestSite } from '../testing/make-site.ts'
import { homeHref } from './home-href.ts'

const docs = { 'docs/a.md': '', 'docs/start.md': '---\nslug: /\n---' }
const blog = { 'blog/2026-01-31-hello.md': '' }

test.each<[string, TestSite, string]>([
  [
    'the home page',
    { files: docs, pageModules: ['src/pages/index.tsx'] },
    '/base/',
  ],
  ['the main doc', { files: { ...docs, ...blog } }, '/base/docs/'],
  [
    'the main doc, where one at `/index` looks like a home page',
    {
      files: { 'docs/01-index.md': '' },
      config: { docs: { routeBasePath: '/' } },
    },
    '/base/index',
  ],
  ['the list of posts', { files: blog }, '/base/blog'],
  ['any page', { files: { 'src/pages/x.md': '' } }, '/base/x'],
  ['the root of an empty site', { files: {} }, '/base/'],
  ['a static page', { files: docs, staticPaths: ['/index.html'] }, '/base/'],
  [
    'a redirect',
    { files: docs, config: { redirects: [{ from: '/', to: '/docs/a' }] } },
    '/base/',
  ],
])('the name of a site leads to %s', (_, made, href) => {
  const config = { baseUrl: '/base/', ...made.config }
  expect(homeHref(makeSite({ ...made, config }).site)).toBe(href)
})

test('a language without a home page of its own begins with what there is to read', () => {
  const { site } = makeSite({
    files: docs,
    staticPaths: ['/index.html'],
    config: { i18n: { locales: ['en', 'fr'] } },
  })
  const [, french] = site.config.i18n.locales
  if (!french) throw new Error('French is missing.')
  const config = { ...site.config, locale: french, baseUrl: french.baseUrl }
  expect(homeHref({ ...site, config })).toBe('/fr/docs/')
})
