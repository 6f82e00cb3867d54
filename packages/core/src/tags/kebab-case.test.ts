import { expect, test } from 'vitest'
import { kebabCase } from './kebab-case.ts'

test.each([
  ['v2.0', 'v-2-0'],
  ['C++', 'c'],
  ['Go语言', 'go语言'],
  ['Two Words', 'two-words'],
  ['fooBar', 'foo-bar'],
  ['hello', 'hello'],
])('%s is %s', (name, expected) => {
  expect(kebabCase(name)).toBe(expected)
})
