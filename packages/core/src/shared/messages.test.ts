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

test.each([
  ['en', 1, 'one'],
  ['en', 2, 'more'],
  ['zh-Hans', 1, 'one'],
  ['pl', 1, 'one'],
  ['pl', 3, 'few'],
  ['pl', 5, 'many'],
])('in %s, %i has its form', (language, count, expected) => {
  const forms = { en: 'one|more', 'zh-Hans': 'one', pl: 'one|few|many|other' }
  const template = forms[language as keyof typeof forms]
  expect(formatMessage(template, { count }, language)).toBe(expected)
})

test('the last form stands for all that a translator left out', () => {
  expect(formatMessage('raz|{count} razy', { count: 5 }, 'pl')).toBe('5 razy')
})
