import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckedCode, CheckedPage } from 'gwdocs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCommands } from './check-commands.ts'

const version = 'v0.0.0-20251017192033-5db57a7b7247'
const other = 'v0.0.0-20251106172815-16324bd9e856'

let siteDir = ''
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  mkdirSync(join(siteDir, 'samples'))
  const goMod = `module x\n\nrequire (\n\tgo-slim.dev/slim ${version}\n)\n`
  writeFileSync(join(siteDir, 'samples/go.mod'), goMod)
})
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

/** What the check says of a page whose only block begins in line 3. */
async function messagesOf(
  language: string,
  code: string,
  text = '',
  filePath = 'docs/a.md',
) {
  const block: CheckedCode = {
    type: 'block',
    language,
    meta: undefined,
    code,
    line: 3,
    column: 1,
    isIncluded: false,
  }
  const page: CheckedPage = { filePath, text, code: [block] }
  const site = { siteDir, pages: [page], isUpdating: false }
  const { findings } = await checkCommands(site)
  return findings.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
}

test.each([
  ['bash', 'go get go-slim.dev/slim'],
  ['bash', 'go get go-slim.dev/slim@latest'],
  ['bash', 'go get go-slim.dev/slim@5db57a7b7247'],
  ['bash', `go get go-slim.dev/slim/middleware@${version}`],
  ['go', 'go get go-slim.dev/nothing'],
  ['json', '["1.1", "1.0"]'],
])('nothing is wrong with %s: %s', async (language, code) => {
  expect(await messagesOf(language, code, `x ${version} y`)).toEqual([])
})

test('a command that fetches what no sample is checked with', async () => {
  const code = 'cd x\n  go get go-slim.dev/slime'
  expect(await messagesOf('bash', code)).toEqual([
    '4:3 This fetches `go-slim.dev/slime`, which no sample is checked with.',
  ])
})

test.each(['5db57a7b7248', '5db57', other])(
  'a command that fetches %s',
  async (wrong) => {
    expect(
      await messagesOf('bash', `go get go-slim.dev/slim@${wrong}`),
    ).toEqual([
      `3:1 This fetches \`go-slim.dev/slim\` at \`${wrong}\`, and the samples are checked with \`${version}\`.`,
    ])
  },
)

test('a version that the samples are not checked with, where pages of today name it', async () => {
  const text = `a\n\n版本 ${other}`
  expect(await messagesOf('text', '', text)).toEqual([
    `3:4 The samples are not checked with \`${other}\`: \`samples/go.mod\` names other versions.`,
  ])
  const old = 'versioned_docs/version-1.0/a.md'
  expect(await messagesOf('text', '', text, old)).toEqual([])
})

test('a block that is no JSON', async () => {
  expect(await messagesOf('json', '["1.1",]')).toEqual([
    expect.stringMatching(/^3:1 This is no JSON: /),
  ])
})
