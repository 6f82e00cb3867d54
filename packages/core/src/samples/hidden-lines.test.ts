import { expect, test } from 'vitest'
import { shownCode } from './hidden-lines.ts'

test.each([
  ['a\nb', 'a\nb'],
  ['// hidden-next-line\na\nb', 'b'],
  ['// hidden-start\na\nb\n// hidden-end\nc', 'c'],
  ['a\n# hidden-start\nb\n# hidden-end', 'a'],
  ['a\n<!-- hidden-next-line -->\nb\nc', 'a\nc'],
  ['a\n// hidden-start\nb', 'a'],
  ['a // hidden-start\nb', 'a // hidden-start\nb'],
  ['say("hidden-start")', 'say("hidden-start")'],
])('%j is shown as %j', (code, shown) => {
  expect(shownCode(code)).toBe(shown)
})
