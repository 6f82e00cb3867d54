import { expect, test } from 'vitest'
import { compareOutput } from './compare-output.ts'

test.each([
  ['a\nb', 'a\nb\n'],
  ['a', 'a  \r\n\n'],
  ['took …', 'took 3.1 ms'],
  ['took ...s', 'took 12s'],
  ['a\n…\nd', 'a\nb\nc\nd'],
  ['a\n...', 'a'],
  ['…\nb\n…\nb', 'b\nc\nb'],
  ['…', 'a\nb'],
  ['', '\n'],
])('%j is what %j says', (expected, actual) => {
  expect(compareOutput(expected, actual)).toBeUndefined()
})

test.each([
  ['a\nb', 'a\nc', { line: 2, expected: 'b', actual: 'c' }],
  ['a\nb', 'a', { line: 2, expected: 'b', actual: undefined }],
  ['a', 'a\nb', { line: 2, expected: undefined, actual: 'b' }],
  ['a\n…\nd', 'a\nb', { line: 3, expected: 'd', actual: 'b' }],
  ['…\nb\n…\nb', 'a\nb', { line: 4, expected: 'b', actual: 'b' }],
  ['a\n…\nx\n…', 'a\nb', { line: 3, expected: 'x', actual: 'b' }],
  ['a.c', 'abc', { line: 1, expected: 'a.c', actual: 'abc' }],
])('%j is not what %j says', (expected, actual, difference) => {
  expect(compareOutput(expected, actual)).toEqual(difference)
})
