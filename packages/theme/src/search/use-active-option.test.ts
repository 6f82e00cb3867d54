import { expect, test } from 'vitest'
import { indexAfter, type Move } from './use-active-option.ts'

test.each<[Move, number, number]>([
  ['next', 0, 1],
  ['next', 2, 0],
  ['next', -1, 0],
  ['previous', 1, 0],
  ['previous', 0, 2],
  ['previous', -1, 2],
  ['first', 2, 0],
  ['last', 0, 2],
])('of three options, %s after %i is %i', (move, at, next) => {
  expect(indexAfter(move, at, 3)).toBe(next)
})
