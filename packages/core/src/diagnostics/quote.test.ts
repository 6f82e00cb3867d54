import { expect, test } from 'vitest'
import { formatKeyPath, quoteList } from './quote.ts'

test.each([
  [[], 'none'],
  [['a'], '`a`'],
  [['a', 'b'], '`a` or `b`'],
  [['a', 'b', 'c'], '`a`, `b` or `c`'],
])('the names %j are listed as %s', (names, expected) => {
  expect(quoteList(names)).toBe(expected)
})

test('the last word may be another', () => {
  expect(quoteList(['a', 'b'], 'and')).toBe('`a` and `b`')
})

test.each([
  [[], ''],
  [['theme', 'navbar', 'items', 2, 'label'], 'theme.navbar.items[2].label'],
  [['docs', 'Getting Started', 0], "docs['Getting Started'][0]"],
  [['快速开始', 0], '快速开始[0]'],
  [[0, 'a'], '[0].a'],
  [['a-b'], "['a-b']"],
])('the key path %j is written %s', (keyPath, expected) => {
  expect(formatKeyPath(keyPath)).toBe(expected)
})
