import { expect, test } from 'vitest'
import { toDocId } from './doc-id.ts'
import { toDocSlug } from './doc-slug.ts'

const numberPrefixes = true

// Facts, section 1: file → id → slug.
test.each([
  ['guide/guide.md', undefined, '/guide/'],
  ['01-guide/01-guide.md', undefined, '/guide/'],
  ['01-guide/guide.md', undefined, '/guide/guide'],
  ['index.md', undefined, '/'],
  ['a/README.md', undefined, '/a/'],
  ['02-a/03-b.mdx', undefined, '/a/b'],
  ['a/b.md', './y', '/a/y'],
  ['a/b.md', '../y', '/y'],
  ['a/b.md', 'y/z', '/a/y/z'],
  ['a/b.md', '../../y', '/y'],
  ['a/b.md', '/top', '/top'],
  ['a/b/c.md', '.', '/a/b/'],
  ['a/b/c.md', '..', '/a/'],
  ['a/b.md', '..', '/'],
  ['a/b.md', 'c/', '/a/c/'],
  ['快速 开始.md', undefined, '/快速 开始'],
  ['a/b.md', 'y?z', undefined],
  ['a/b.md', 'y%3Fz', undefined],
  ['a/b.md', '100%', '/a/100%'],
])('%s with slug %s is at %s', (path, ownSlug, expected) => {
  expect(toDocSlug({ path, ownSlug, ownId: undefined, numberPrefixes })).toBe(
    expected,
  )
})

test('an id of its own does not move the index of a folder', () => {
  const doc = { path: 'a/index.md', numberPrefixes }
  expect(toDocSlug({ ...doc, ownSlug: undefined, ownId: 'custom' })).toBe('/a/')
  expect(toDocId(doc, 'custom')).toBe('a/custom')
})

test('an id of its own names the page', () => {
  const doc = { path: '01-a/02-b.md', numberPrefixes }
  expect(toDocSlug({ ...doc, ownSlug: undefined, ownId: 'x' })).toBe('/a/x')
})
