import { expect, test } from 'vitest'
import { formatMessage } from './messages.ts'

test.each([
  ['{count} items', { count: 3 }, '3 items'],
  ['{a} and {b} and {a}', { a: 1, b: '2' }, '1 and 2 and 1'],
  ['no value for {name}', {}, 'no value for {name}'],
  ['none', { a: 1 }, 'none'],
  ['{a}', { a: '{b}', b: 'x' }, '{b}'],
  ['{a}', { a: '$&' }, '$&'],
])('%j with %j reads %j', (template, values, expected) => {
  expect(formatMessage(template, values as Record<string, string>)).toBe(
    expected,
  )
})
