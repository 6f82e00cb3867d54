import { expect, test } from 'vitest'
import { normalizeRoutePath } from './route-path.ts'

test.each([
  ['/', '/'],
  ['', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a//', '/a'],
  ['a', '/a'],
  ['//a', '/a'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/a/index.html', '/a'],
  ['/a/index', '/a'],
  ['/a.html', '/a'],
  ['/reindex', '/reindex'],
  ['/a/reindex.html', '/a/reindex'],
  ['/index/a', '/index/a'],
  ['/快速开始/', '/快速开始'],
])('%j means %s', (path, expected) => {
  expect(normalizeRoutePath(path)).toBe(expected)
})
