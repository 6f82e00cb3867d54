import { expect, test } from 'vitest'
import { closestName } from './closest-name.ts'

const names = ['label', 'items', 'collapsed', 'binding']

test.each([
  ['lable', 'label'],
  ['Item', 'items'],
  ['binging', 'binding'],
  ['xyz', undefined],
  ['', undefined],
])('%j is taken for %j', (name, expected) => {
  expect(closestName(name, names)).toBe(expected)
})

test('a swap of two neighbours is one step', () => {
  expect(closestName('ab', ['ba'])).toBe('ba')
})

test.each([
  ['a', ['b', 'c']],
  ['routing', ['testing']],
  ['authorTwitter', ['authorTitle']],
  ['/docs/guide/routing', ['/docs/guide/testing']],
  ['/docs/guide/routing', ['/docs/guide/middleware', '/docs/guide']],
  ['how-to-configure-the-server', ['how-to-compile-the-project']],
])('%j suggests none of %j: only what they share is long', (name, others) => {
  expect(closestName(name, others)).toBeUndefined()
})

test.each([
  ['/docs/guide/ruoting', '/docs/guide/routing'],
  ['docs/tutorial/bindings.md', 'docs/tutorial/binding.md'],
  ['/dosc/guide', '/docs/guide'],
  ['getting-started-with-slm', 'getting-started-with-slim'],
])('%j is taken for %j', (name, expected) => {
  expect(closestName(name, ['/', '/blog', expected])).toBe(expected)
})

test('the nearest one is taken, and of several the first', () => {
  expect(closestName('bindings', ['bindigs', 'binding', 'bindingx'])).toBe(
    'bindigs',
  )
  expect(closestName('label', ['labels', 'label'])).toBe('label')
})
