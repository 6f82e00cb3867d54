import { expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

test.each([
  ['docs', 'docs/a.md', './a.md'],
  ['docs/x/y', 'docs/a.md', '../../a.md'],
  ['docs/x', 'docs/y/a.md', '../y/a.md'],
  ['docs/x', 'docs/x', '../x'],
  ['', 'a.md', './a.md'],
])('from %j, %s is %s', (folder, file, path) => {
  expect(relativePath(folder, file)).toBe(path)
})
