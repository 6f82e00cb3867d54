import { expect, test } from 'vitest'
import { countMistakes, findCloseWords, isKnown } from './find-close-words.ts'

const vocabulary = [
  'bind',
  'binder',
  'binding',
  'cookie',
  'middleware',
  'negotiation',
  'recovery',
  'routing',
  'server',
  'service',
]

test.each([
  ['recovry', ['recovery']],
  ['middlewear', ['middleware']],
  ['sevrer', ['server']],
  ['negotation', ['negotiation']],
  ['bnding', ['binding']],
  // Short words are too near to one another.
  ['bnd', []],
  ['xyzzy', []],
])('%s may stand for %j', (word, words) => {
  expect(findCloseWords(word, vocabulary)).toEqual(words)
})

test.each([
  ['bind', true],
  ['bin', true],
  ['server', true],
  ['servers', false],
  ['a', false],
  ['z', false],
])('%s is known: %j', (word, known) => {
  expect(isKnown(word, vocabulary)).toBe(known)
})

test.each([
  ['', 'ab', 2],
  ['abc', 'acb', 1],
  ['abcd', 'badc', 2],
  ['kitten', 'sitting', 3],
  ['kitten', 'far away', 4],
])('from %s to %s', (a, b, mistakes) => {
  expect(countMistakes(a, b, 3)).toBe(mistakes)
})
