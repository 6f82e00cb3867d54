import { expect, test } from 'vitest'
import { folderOf, resolveAddress, resolvePath } from './resolve-path.ts'

test.each([
  ['docs', 'a.md', 'docs/a.md'],
  ['docs', './a.md', 'docs/a.md'],
  ['docs/guide', '../a.md', 'docs/a.md'],
  ['docs', '../../../a.md', 'a.md'],
  ['', 'a.md', 'a.md'],
  ['', '../a.md', 'a.md'],
  ['docs', './/a//b.md', 'docs/a/b.md'],
  ['docs', '', 'docs'],
])('in %j, %j is %j', (folder, path, expected) => {
  expect(resolvePath(folder, path)).toBe(expected)
})

test.each([
  ['docs/a/b.md', 'docs/a'],
  ['a.md', ''],
  ['', ''],
])('the folder of %j is %j', (path, expected) => {
  expect(folderOf(path)).toBe(expected)
})

test.each([
  ['/a/./b//c/..', '/a/b/'],
  ['/a/b', '/a/b'],
  ['/a/b/', '/a/b/'],
  ['/a/../..', '/'],
  ['/../../a', '/a'],
])('the address %s is %s', (path, expected) => {
  expect(resolveAddress(path)).toBe(expected)
})
