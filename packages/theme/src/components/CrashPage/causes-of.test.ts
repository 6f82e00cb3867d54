import { expect, test } from 'vitest'
import { causesOf, messageOf } from './causes-of.ts'

test('lists the chain of causes, nearest first', () => {
  const root = new Error('disk full')
  const error = new Error('no page', {
    cause: new Error('no file', { cause: root }),
  })
  expect(causesOf(error)).toEqual(['no file', 'disk full'])
})

test('ends with a cause that is no error', () => {
  expect(causesOf(new Error('a', { cause: 'b' }))).toEqual(['b'])
})

test('does not follow a circle for ever', () => {
  const error = new Error('a')
  error.cause = error
  expect(causesOf(error)).toHaveLength(10)
})

test.each([
  [new Error('a'), 'a'],
  ['b', 'b'],
  [undefined, 'undefined'],
])('%s says %s', (thrown, message) => {
  expect(messageOf(thrown)).toBe(message)
})
