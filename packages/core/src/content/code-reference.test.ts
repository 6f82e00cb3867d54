import { expect, test } from 'vitest'
import { codeReference } from './code-reference.ts'

const address = 'https://github.com/a/b/blob/main/src/server.go'

test.each([
  ['reference', address, 'src/server.go'],
  ['reference', `${address}#L3-L9`, 'src/server.go'],
  ['reference title="server.go"', ` ${address}\n`, 'src/server.go'],
  ['reference', 'https://example.com/a.go', 'https://example.com/a.go'],
])('with %j, %j is the file %s', (meta, code, name) => {
  expect(codeReference({ meta, code })).toEqual({ href: code.trim(), name })
})

test.each([
  [undefined, address],
  ['title="server.go"', address],
  ['reference', 'server.go'],
  ['reference', `${address}\n${address}`],
  ['reference', 'curl https://example.com'],
])('with %j, %j is code', (meta, code) => {
  expect(codeReference({ meta, code })).toBeUndefined()
})
