import { expect, test } from 'vitest'
import { internalUrl } from './internal-url.ts'

const here = new URL('https://example.com/base/guide/start')

test.each([
  ['/base/intro', 'https://example.com/base/intro'],
  ['./next#top', 'https://example.com/base/guide/next#top'],
  ['/base', 'https://example.com/base'],
  ['/base/a.html', 'https://example.com/base/a.html'],
  ['/other/intro', undefined],
  ['https://example.org/base/intro', undefined],
  ['/base/feed.xml', undefined],
  ['mailto:a@example.com', undefined],
])('%s leads to %s', (href, expected) => {
  const url = internalUrl(
    { href, target: '', hasDownload: false },
    here,
    '/base/',
  )
  expect(url?.href).toBe(expected)
})

test.each([
  [{ target: '_blank', hasDownload: false }],
  [{ target: '', hasDownload: true }],
])('the browser follows %j', (link) => {
  expect(
    internalUrl({ href: '/base/x', ...link }, here, '/base/'),
  ).toBeUndefined()
})
