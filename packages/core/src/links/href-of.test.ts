import { expect, test } from 'vitest'
import { hrefOf, withBase } from './href-of.ts'
import type { ResolvedLink } from './resolved-link.ts'

const style = { baseUrl: '/base/', trailingSlash: true }
const assets = new Map([['docs/a.png', '/base/assets/a.123.png']])

test.each<[ResolvedLink, string]>([
  [{ type: 'route', permalink: '/快', suffix: '#a' }, '/base/%E5%BF%AB/#a'],
  [{ type: 'static', path: '/a b.png', suffix: '?c' }, '/base/a%20b.png?c'],
  [
    { type: 'asset', filePath: 'docs/a.png', suffix: '' },
    '/base/assets/a.123.png',
  ],
  [{ type: 'hash', hash: '#a' }, '#a'],
  [{ type: 'external', url: 'https://a.example' }, 'https://a.example'],
  [{ type: 'broken', url: './x' }, './x'],
])('%j is written %s', (link, href) => {
  expect(hrefOf(link, style, assets)).toBe(href)
})

test.each([
  ['img/a.png', '/base/img/a.png'],
  ['/img/a.png', '/base/img/a.png'],
  ['/img/a%20b.png', '/base/img/a%20b.png'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('the static file %s is at %s', (path, href) => {
  expect(withBase(path, style)).toBe(href)
})
