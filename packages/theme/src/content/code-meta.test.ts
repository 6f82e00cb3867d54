import { expect, test } from 'vitest'
import { titleOfMeta } from './code-meta.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['title="main.go"', 'main.go'],
  ['{1,3} title="a b.go" showLineNumbers', 'a b.go'],
  [`title='say "hi"'`, 'say "hi"'],
  ['title=main.go', 'main.go'],
  ['subtitle="no"', undefined],
])('%s is titled %s', (meta, title) => {
  expect(titleOfMeta(meta)).toBe(title)
})
