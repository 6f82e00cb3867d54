import { expect, test } from 'vitest'
import { fenceTitle } from './fence-title.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['title="main.go"', 'main.go'],
  ['{1,3} title="a b.go" showLineNumbers', 'a b.go'],
  [`title='say "hi"'`, 'say "hi"'],
  ['title=main.go', 'main.go'],
  ['subtitle="no"', undefined],
])('%s is titled %s', (meta, title) => {
  expect(fenceTitle(meta)).toBe(title)
})
