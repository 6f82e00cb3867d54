import { expect, test } from 'vitest'
import { firstLineNumber } from './line-numbers.ts'

test.each([
  ['showLineNumbers', 1],
  ['title="a" {1,3} showLineNumbers', 1],
  ['showLineNumbers=42', 42],
  ['showLineNumbers={42} live', 42],
  ['title="showLineNumbers"', undefined],
  ['showLineNumbersNot', undefined],
  [undefined, undefined],
])('%s numbers lines from %s', (meta, first) => {
  expect(firstLineNumber(meta)).toBe(first)
})
