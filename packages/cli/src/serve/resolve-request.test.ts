import { expect, test } from 'vitest'
import {
  notFoundPage,
  resolveRequest,
  type StaticSite,
} from './resolve-request.ts'

function site(files: string[], options: Partial<StaticSite> = {}): StaticSite {
  return {
    // A disk takes `a//b` for `a/b`.
    has: (path) => files.includes(path.replace(/^\/+/, '')),
    baseUrl: '/',
    trailingSlash: undefined,
    ...options,
  }
}

const files = [
  'index.html',
  '404.html',
  'tutorial/routing.html',
  'blog/index.html',
  'img/a.png',
]

test.each([
  ['/', { type: 'file', path: 'index.html' }],
  ['/index.html', { type: 'redirect', to: '/' }],
  ['/tutorial/routing', { type: 'file', path: 'tutorial/routing.html' }],
  ['/tutorial/routing.html', { type: 'redirect', to: '/tutorial/routing' }],
  [
    '/tutorial/routing/index.html',
    { type: 'redirect', to: '/tutorial/routing' },
  ],
  ['/tutorial/routing/', { type: 'redirect', to: '/tutorial/routing' }],
  ['/blog', { type: 'file', path: 'blog/index.html' }],
  ['/img/a.png', { type: 'file', path: 'img/a.png' }],
  ['/img/b.png', { type: 'not-found' }],
  ['/404.html', { type: 'not-found' }],
  ['/../etc/passwd', { type: 'not-found' }],
  ['/%2e%2e/etc/passwd', { type: 'not-found' }],
  ['/%2e%2e%5cetc%5cpasswd', { type: 'not-found' }],
  ['//tutorial/routing/', { type: 'not-found' }],
  ['/%2Ftutorial/routing/', { type: 'not-found' }],
  ['/%zz', { type: 'not-found' }],
])('%s', (path, expected) => {
  expect(resolveRequest(path, site(files, { trailingSlash: false }))).toEqual(
    expected,
  )
})

test('with trailing slashes, a page is shown at the address with one', () => {
  const slashed = site(['a/index.html'], { trailingSlash: true })
  expect(resolveRequest('/a', slashed)).toEqual({ type: 'redirect', to: '/a/' })
  expect(resolveRequest('/a/', slashed)).toEqual({
    type: 'file',
    path: 'a/index.html',
  })
})

test('a site below a base path answers there only', () => {
  const based = site(['index.html', 'a.html'], { baseUrl: '/base/' })
  expect(resolveRequest('/', based)).toEqual({ type: 'redirect', to: '/base/' })
  expect(resolveRequest('/base', based)).toEqual({
    type: 'file',
    path: 'index.html',
  })
  expect(resolveRequest('/base/a', based)).toEqual({
    type: 'file',
    path: 'a.html',
  })
  expect(resolveRequest('/a', based)).toEqual({ type: 'not-found' })
})

test('each locale has a not-found page of its own, which is no page to be found', () => {
  const all = ['404.html', 'zh/404.html', 'zh/a.html']
  const based = site(all, { baseUrl: '/base/' })
  expect(notFoundPage('/base/zh/docs/b', based)).toBe('zh/404.html')
  expect(notFoundPage('/base/docs/b', based)).toBe('404.html')
  expect(notFoundPage('/base/%zz', based)).toBe('404.html')
  expect(resolveRequest('/base/zh/404', based)).toEqual({ type: 'not-found' })
})
