import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  [0, 0, 1],
  [400, 0, 1],
  [401, 0, 2],
  [0, 200, 1],
  [0, 201, 2],
  [200, 100, 1],
  [1100, 0, 3],
])(
  '%i Chinese characters and %i words take %i minutes',
  (han, words, minutes) => {
    expect(readingMinutes({ han, words })).toBe(minutes)
  },
)
