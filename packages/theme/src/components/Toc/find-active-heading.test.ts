import { expect, test } from 'vitest'
import { findActiveHeading } from './find-active-heading.ts'

const headings = [
  { id: 'a', top: -300 },
  { id: 'b', top: 90 },
  { id: 'c', top: 500 },
]

test.each([
  ['the last that passed the line', headings, 100, false, 'b'],
  ['one that has just not passed it', headings, 89, false, 'a'],
  ['none above the first', headings.slice(1), 50, false, undefined],
  ['the last at the end of the page', headings, 100, true, 'c'],
  ['none where there are none', [], 100, true, undefined],
])('%s', (_, given, line, isAtEnd, expected) => {
  expect(findActiveHeading(given, line, isAtEnd)).toBe(expected)
})
