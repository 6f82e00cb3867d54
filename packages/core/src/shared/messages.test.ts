import { expect, test } from 'vitest'
import { formatMessage } from './messages.ts'

test.each([
  ['{count} items', { count: 3 }, '3 items'],
  ['{a} and {b} and {a}', { a: 1, b: '2' }, '1 and 2 and 1'],
  ['no value for {name}', {}, 'no value for {name}'],
  ['none', { a: 1 }, 'none'],
  ['{a}', { a: '{b}', b: 'x' }, '{b}'],
  ['{a}', { a: '$&' }, '$&'],
  ['One doc|{count} docs', { count: 1 }, 'One doc'],
  ['One doc|{count} docs', { count: 0 }, '0 docs'],
  ['One doc|{count} docs', { label: '1', count: 12 }, '12 docs'],
])('%j with %j reads %j', (template, values, expected) => {
  expect(formatMessage(template, values as Record<string, string>)).toBe(
    expected,
  )
})
