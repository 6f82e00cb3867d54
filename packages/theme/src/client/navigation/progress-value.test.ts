import { expect, test } from 'vitest'
import { startValue, trickle } from './progress-value.ts'

test('it starts at eight hundredths', () => {
  expect(startValue).toBe(0.08)
})

test.each([
  [0.08, 0.1],
  [0.5, 0.52],
  [0.99, 0.994],
  [0.994, 0.994],
])('from %d it goes to %d', (from, to) => {
  expect(trickle(from)).toBeCloseTo(to, 10)
})
