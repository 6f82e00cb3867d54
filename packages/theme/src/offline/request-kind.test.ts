import { expect, test } from 'vitest'
import { fileKey, pageKey, requestKind } from './request-kind.ts'

const place = {
  origin: 'https://slim.example',
  base: '/base/',
  assets: '/base/assets/',
}

function kindOf(path: string, more: Readonly<Record<string, string>> = {}) {
  const { method = 'GET', mode = 'cors', destination = '', ...headers } = more
  const url = new URL(path, place.origin).href
  const asked = {
    method,
    mode,
    destination,
    url,
    headers: new Headers(headers),
  }
  return requestKind(asked as unknown as Request, place)
}

test.each([
  ['/base/a', { mode: 'navigate' }, 'page'],
  // As pages are fetched to be shown in place.
  ['/base/a', { accept: 'text/html' }, 'page'],
  ['/base/assets/client-1.js', { destination: 'script' }, 'asset'],
  ['/base/assets/search/1/pages/2.json', {}, 'asset'],
  ['/base/search.json', {}, 'other'],
  ['/base/img/a.png', { destination: 'image' }, 'other'],
  ['/base/film.mp4', { destination: 'video' }, undefined],
  ['/base/film.mp4', { destination: 'image', range: 'bytes=0-' }, undefined],
  ['/base/a', { mode: 'navigate', method: 'POST' }, undefined],
  ['/elsewhere', { mode: 'navigate' }, undefined],
  ['https://cdn.example/base/a.png', { destination: 'image' }, undefined],
] as const)('%s with %o is a request for a kind: %s', (path, more, kind) => {
  expect(kindOf(path, more)).toBe(kind)
})

test.each([
  ['https://slim.example/a', 'https://slim.example/a'],
  ['https://slim.example/a/', 'https://slim.example/a'],
  ['https://slim.example/a.html?q=x#y', 'https://slim.example/a'],
  ['https://slim.example/a/index.html', 'https://slim.example/a'],
  ['https://slim.example/', 'https://slim.example'],
  ['https://slim.example/index.html', 'https://slim.example'],
  ['https://slim.example/reindex', 'https://slim.example/reindex'],
])('%s is the page %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})

test.each([
  [
    '/base/assets/search/1/pagefind-entry.json?ts=1',
    '/base/assets/search/1/pagefind-entry.json',
  ],
  ['/base/img/a.png?v=2', '/base/img/a.png?v=2'],
])('%s is the file %s', (path, key) => {
  expect(fileKey(place.origin + path, place)).toBe(place.origin + key)
})
