import { expect, test } from 'vitest'
import { isShownAfter } from './is-shown-after.ts'

test.each([
  ['on the way up', { from: 900, to: 800 }, true],
  ['on the way down', { from: 800, to: 900 }, false],
  ['near the top', { from: 400, to: 299 }, false],
  ['at the threshold', { from: 400, to: 300 }, true],
  ['at the end of the page', { from: 2100, to: 2000 }, false],
])('%s', (_where, step, expected) => {
  expect(isShownAfter({ ...step, end: 2000, wasShown: !expected })).toBe(
    expected,
  )
})

test('a scroll event without a movement changes nothing', () => {
  const step = { from: 800, to: 800, end: 2000 }
  expect(isShownAfter({ ...step, wasShown: true })).toBe(true)
  expect(isShownAfter({ ...step, wasShown: false })).toBe(false)
})
