import { expect, test } from 'vitest'
import { isHiddenAfter } from './navbar-visibility.ts'

test.each([
  ['down past the navbar hides it', 100, 140, false, true],
  ['up shows it again', 300, 260, true, false],
  ['a tremble changes nothing', 300, 302, true, true],
  ['a tremble keeps it shown', 300, 298, false, false],
  ['near the top it is always shown', 10, 60, true, false],
])('%s', (_, from, to, wasHidden, expected) => {
  expect(isHiddenAfter({ from, to, height: 64, wasHidden })).toBe(expected)
})
