import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckedCode, CheckedPage } from 'gwdocs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { documentedPackages } from '../samples/go-packages.ts'
import { checkApi } from './api-check.ts'

const folders: string[] = []
/** Go fetches nothing: only what lies beside the module is there. */
beforeAll(() => void vi.stubEnv('GOPROXY', 'off'))
afterAll(() => {
  vi.unstubAllEnvs()
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

/** A site whose record of `slim` has these names; the other packages export nothing. */
function siteWith(names: readonly string[], goMod: string): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'gwdocs-test-'))
  folders.push(siteDir)
  for (const folder of ['api', 'samples']) mkdirSync(join(siteDir, folder))
  for (const [name, path] of Object.entries(documentedPackages)) {
    const own = name === 'slim' ? names : []
    const text = [`# ${path} v1.0.0`, ...own, ''].join('\n')
    writeFileSync(join(siteDir, `api/${name}.txt`), text)
  }
  writeFileSync(join(siteDir, 'samples/go.mod'), goMod)
  return siteDir
}

const requires = Object.values(documentedPackages)
  .filter((path) => !path.endsWith('/middleware'))
  .map((path) => `\t${path} v1.0.0`)
const goMod = [
  'module x',
  '',
  'go 1.24',
  '',
  'require (',
  ...requires,
  ')',
  '',
].join('\n')

const inline = (code: string, line = 1): CheckedCode => ({
  ...{ type: 'inline', language: undefined, meta: undefined, code },
  ...{ line, column: 3, isIncluded: false },
})

const block = (code: string, meta?: string): CheckedCode => ({
  ...{ type: 'block', language: 'go', meta, code },
  ...{ line: 10, column: 4, isIncluded: false },
})

async function check(
  code: readonly CheckedCode[],
  names = ['Context', 'Context.JSON', 'New', 'Slim', 'Slim.Use'],
  filePath = 'docs/api/slim.md',
) {
  const siteDir = siteWith(names, goMod)
  const documented = inline(names.join(' '))
  const pages: CheckedPage[] = [
    { filePath, text: '', code },
    { filePath: 'docs/api/all.md', text: '', code: [documented] },
  ]
  const { findings } = await checkApi({ siteDir, pages, isUpdating: false })
  return findings.map(
    ({ file, line, column, message }) =>
      `${file}:${line ?? 0}:${column ?? 0} ${message}`,
  )
}

const missing = (name: string) =>
  `the package \`go-slim.dev/slim\` exports no \`${name}\` (v1.0.0).`

test.each([
  [[inline('slim.Gone()')], 'docs/api/slim.md:1:3', 'Gone'],
  [[inline('a `slim.Context.XML`', 7)], 'docs/api/slim.md:7:6', 'Context.XML'],
  [[inline('c.XML(200, x)')], 'docs/api/slim.md:1:3', 'Context.XML'],
  [[inline('Slim.Add')], 'docs/api/slim.md:1:3', 'Slim.Add'],
  [
    [block('s := slim.New()\ns.Use(slim.Gone())')],
    'docs/api/slim.md:11:10',
    'Gone',
  ],
])('%j has a name that is not exported', async (code, place, name) => {
  expect(await check(code)).toEqual([`${place} ${missing(name)}`])
})

test.each([
  [inline('slim.New() and c.JSON, s.Use, example.slim.Gone, my-slim.Gone')],
  [block('// slim.Gone\nfmt.Println("slim.Gone")')],
  [block('slim := fake{}\nslim.Gone()')],
  [block('import slim "example.com/other"\n\nvar x = slim.Gone')],
  [block('slim.Gone()', 'fails="undefined"')],
  [block('slim.Gone()', 'no-check="an old version"')],
])('%j has none', async (code) => {
  expect(await check([code])).toEqual([])
})

test('c and s mean nothing on pages about other packages', async () => {
  const found = await check(
    [inline('c.XML')],
    ['Context', 'Context.JSON'],
    'docs/ecosystem/env.md',
  )
  expect(found).toEqual([])
})

test('what no page about the package tells of is found at its line of the record', async () => {
  const siteDir = siteWith(['New', 'Slim.Close'], goMod)
  const pages = [
    { filePath: 'docs/api/slim.md', text: '', code: [inline('slim.New()')] },
    { filePath: 'docs/intro.md', text: '', code: [inline('Slim.Close')] },
  ]
  const result = await checkApi({ siteDir, pages, isUpdating: false })
  expect(result.findings).toMatchObject([
    {
      file: 'api/slim.txt',
      line: 3,
      message:
        '`slim.Slim.Close` is exported, and no page under `docs/api/` tells of it.',
    },
  ])
  expect(result.figures).toMatchObject({
    'identifiers of the packages': 2,
    documented: 1,
  })
})

test('a record of another version than the samples use is found', async () => {
  const siteDir = siteWith([], goMod.replace('slim v1.0.0', 'slim v1.1.0'))
  const { findings } = await checkApi({ siteDir, pages: [], isUpdating: false })
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'api/slim.txt the record is of `go-slim.dev/slim` v1.0.0, and the samples are checked with v1.1.0.',
    'api/middleware.txt the record is of `go-slim.dev/slim/middleware` v1.0.0, and the samples are checked with v1.1.0.',
  ])
})

const hasGo = spawnSync('go', ['version']).status === 0

// What a module exports only Go can say.
test.skipIf(!hasGo)(
  'where Go has the modules, the record is compared with them, and renewed',
  async () => {
    const siteDir = siteWith(['New', 'Gone'], '')
    const modules = Object.values(documentedPackages).filter(
      (path) => !path.endsWith('/middleware'),
    )
    const lines = modules.flatMap((path, index) => {
      const folder = join(siteDir, `module${index}`)
      mkdirSync(join(folder, 'middleware'), { recursive: true })
      writeFileSync(join(folder, 'go.mod'), `module ${path}\n\ngo 1.21\n`)
      const isSlim = path.endsWith('/slim')
      const code = isSlim ? 'func New() {}\n\nfunc Added() {}\n' : ''
      writeFileSync(join(folder, 'a.go'), `package p\n\n${code}`)
      writeFileSync(join(folder, 'middleware/a.go'), 'package middleware\n')
      return [`require ${path} v1.0.0`, `replace ${path} => ${folder}`]
    })
    writeFileSync(
      join(siteDir, 'samples/go.mod'),
      ['module x', '', 'go 1.21', ...lines, ''].join('\n'),
    )
    const code = [inline('New Gone Added')]
    const pages = [{ filePath: 'docs/api/slim.md', text: '', code }]
    const { findings } = await checkApi({ siteDir, pages, isUpdating: false })
    expect(
      findings.map(({ line, message }) => `${line ?? 0} ${message}`),
    ).toEqual([
      '3 `go-slim.dev/slim` does not export `Gone`, which the record lists.',
      '1 `go-slim.dev/slim` exports `Added`, which the record does not list.',
    ])
    const renewed = await checkApi({ siteDir, pages, isUpdating: true })
    expect(renewed.findings).toEqual([])
    expect(readFileSync(join(siteDir, 'api/slim.txt'), 'utf8')).toBe(
      '# go-slim.dev/slim v1.0.0\nAdded\nNew\n',
    )
  },
  120_000,
)
