import { expect, test } from 'vitest'
import { isExternal } from './is-external.ts'

test.each([
  ['https://go.dev', true],
  ['//go.dev', true],
  ['HTTP://go.dev', true],
  ['/intro', false],
  ['#top', false],
  ['mailto:a@b.c', false],
  [undefined, false],
])('%s leads elsewhere: %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected)
})
