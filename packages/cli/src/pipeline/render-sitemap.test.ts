import { expect, test } from 'vitest'
import { forbidsIndex } from './render-sitemap.ts'

test.each([
  ['<meta name="robots" content="noindex, nofollow">', true],
  ['<meta content="nofollow, noindex" name="robots">', true],
  ['<meta name="robots" content="index">', false],
  ['<meta name="description" content="noindex">', false],
  ['<title>A</title>', false],
])('a head with %s forbids it: %s', (head, expected) => {
  const text = '<meta name="robots" content="noindex">'
  const html = `<html><head>${head}</head><body>${text}</body></html>`
  expect(forbidsIndex(html)).toBe(expected)
})
