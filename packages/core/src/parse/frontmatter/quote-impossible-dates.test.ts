import { expect, test } from 'vitest'
import { quoteImpossibleDates } from './quote-impossible-dates.ts'

test.each([
  ['date: 2026-02-31', "date: '2026-02-31'"],
  ['date: 2026-13-01 # when', "date: '2026-13-01' # when"],
  ['date: 2025-02-29T10:00:00Z', "date: '2025-02-29T10:00:00Z'"],
  ['date: 2026-01-01 25:00:00', "date: '2026-01-01 25:00:00'"],
  [
    'last_update: {date: 2026-04-31, author: A}',
    "last_update: {date: '2026-04-31', author: A}",
  ],
  ['a: [2026-02-30, 2026-02-28]', "a: ['2026-02-30', 2026-02-28]"],
])('%j becomes %j', (yaml, expected) => {
  expect(quoteImpossibleDates(yaml)).toBe(expected)
})

test.each([
  'date: 2024-02-29',
  'date: 2026-1-2 03:04:05 +08:00',
  "date: '2026-02-31'",
  'title: on 2026-02-31 there was',
  'text: |\n  due: 2026-02-31\n',
  'a: [',
])('%j stays', (yaml) => {
  expect(quoteImpossibleDates(yaml)).toBe(yaml)
})
