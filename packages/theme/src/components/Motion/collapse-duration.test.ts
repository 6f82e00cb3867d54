import { expect, test } from 'vitest'
import { collapseDuration } from './collapse-duration.ts'

test.each([
  [0, 40],
  [36, 192],
  [180, 274],
  [1000, 440],
])('a section of %i px takes %i ms', (height, duration) => {
  expect(collapseDuration(height, false)).toBe(duration)
})

test('with reduced motion there is nothing to see', () => {
  expect(collapseDuration(1000, true)).toBe(1)
})
