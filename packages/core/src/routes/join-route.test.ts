import { expect, test } from 'vitest'
import { joinRoute, toPaths } from './join-route.ts'

test.each([
  [['docs', '', '/'], '/docs/'],
  [['docs', '', '/a'], '/docs/a'],
  [['docs', 'next', '/a/'], '/docs/next/a/'],
  [['', '/a'], '/a'],
  [['', '', '/'], '/'],
  [['docs', '/a%20b/'], '/docs/a b/'],
  [['docs', '/100%'], '/docs/100%'],
  [['', '/..'], '/'],
  [['docs', '../../x'], '/x'],
  [['docs', '/%2E%2E/%2E%2E/x'], '/x'],
  [['blog', '/a/./b/'], '/blog/a/b/'],
  [['/docs/', '/a'], '/docs/a'],
  [[], '/'],
])('%j join to %s', (parts, expected) => {
  expect(joinRoute(...parts)).toBe(expected)
})

test('an address has two forms: as written, and without the slash', () => {
  expect(toPaths('/docs/')).toEqual({ path: '/docs', permalink: '/docs/' })
  expect(toPaths('/')).toEqual({ path: '/', permalink: '/' })
})
