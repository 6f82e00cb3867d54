import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Diagnostic } from '../harness/build.ts'
import { gwdocs, gwdocsScript } from '../harness/gwdocs.ts'
import { placeOf } from '../harness/mistake.ts'
import { changeValidSite, configWith, lines } from '../harness/valid-site.ts'
import type { SiteCopy } from '../harness/site-copy.ts'

const require = createRequire(import.meta.url)
const node = JSON.stringify(process.execPath)
const tsc = JSON.stringify(require.resolve('typescript/bin/tsc'))

const sites: SiteCopy[] = []
afterAll(() => sites.forEach((site) => site.remove()))

type Report = {
  readonly ok: boolean
  readonly samples: {
    readonly passed: number
    readonly checked: number
    readonly failed: number
    readonly unknown: number
    readonly ran: number
    readonly excused: number
    readonly reasons: Readonly<Record<string, number>>
    readonly unchecked: Readonly<Record<string, number>>
  }
  readonly diagnostics: readonly Diagnostic[]
}

function siteWith(config: readonly string[], ...doc: readonly string[]) {
  const site = changeValidSite({
    'gwdocs.config.ts': configWith(...config),
    'docs/start.md': lines('# Start', '', ...doc),
    'samples/tsconfig.json':
      '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }\n',
    'samples/go.mod': lines('module example.com/samples', '', 'go 1.21'),
    'samples/ask.mjs': lines(
      "const answer = await fetch('http://127.0.0.1:' + process.argv[2] + '/hello')",
      'console.log(await answer.text())',
    ),
  })
  sites.push(site)
  return site
}

async function check({ dir }: SiteCopy) {
  const { code, stdout, stderr } = await gwdocs(['check', dir, '--json'])
  expect(stderr).toBe('')
  const { samples, diagnostics } = JSON.parse(stdout) as Report
  const found = diagnostics.map(
    (each) => `${each.severity} ${each.code} ${placeOf(each)} ${each.message}`,
  )
  return { code, samples, found }
}

const typeScript = [
  '  samples: [{',
  "    languages: ['ts'],",
  "    file: 'sample.ts',",
  "    module: 'samples',",
  `    command: [${node}, ${tsc}, '-p', '.'],`,
  `    version: [${node}, ${tsc}, '--version'],`,
  "    frame: ({ code }) => code.includes('export') ? undefined : { before: 'export function sample() {\\n', after: '\\n}\\n' },",
  '    forbidHidden: [/^\\s*(?:class|function)\\s/],',
  '  }],',
]

const go = [
  '  samples: [{',
  "    languages: ['go'],",
  "    file: 'main.go',",
  "    module: 'samples',",
  "    command: ['go', 'vet', './...'],",
  "    run: ['go', 'run', '.'],",
  "    version: ['go', 'env', 'GOVERSION'],",
  '  }],',
]

const javaScript = [
  '  samples: [{',
  "    languages: ['js'],",
  "    file: 'main.mjs',",
  "    module: 'samples',",
  `    command: [${node}, '--version'],`,
  `    run: [${node}, 'main.mjs'],`,
  '  }],',
]

test('nothing is fetched for samples that are known to pass', async () => {
  const fetch = "require('fs').appendFileSync('../fetched', 'x')"
  const setup = `    setup: [${node}, '-e', ${JSON.stringify(fetch)}],`
  const version = `    version: [${node}, '--version'],`
  const config = javaScript.flatMap((line) =>
    line.includes('command:') ? [setup, version, line] : [line],
  )
  const code = (text: string) => ['```js', text, '```', '']
  const answer = ['```text output', '1', '```', '']
  const site = siteWith(config, ...code('console.log(1)'), ...answer)
  const fetched = () => readFileSync(join(site.dir, 'fetched'), 'utf8')
  expect((await check(site)).samples).toMatchObject({ passed: 1, ran: 1 })
  expect(fetched()).toBe('x')
  expect((await check(site)).samples).toMatchObject({ passed: 1, checked: 0 })
  expect(fetched()).toBe('x')
  site.write('docs/start.md', lines('# Start', '', ...code('let a')))
  expect((await check(site)).samples).toMatchObject({ passed: 1, checked: 1 })
  expect(fetched()).toBe('xx')
})

test('a folder of files for the samples that is not there is named, and builds go on', async () => {
  const config = javaScript.map((line) => line.replace("'samples'", "'gone'"))
  const site = siteWith(config, '```js', 'console.log(1)', '```')
  const { code, samples, found } = await check(site)
  expect(code).toBe(1)
  expect(samples).toMatchObject({ passed: 0, failed: 0, unknown: 1 })
  expect(found).toEqual([
    'error samples-module-missing gwdocs.config.ts:9:5 There is no folder `gone`, whose files are to lie beside the samples.',
  ])
  expect((await gwdocs(['build', site.dir])).code).toBe(0)
})

// Windows has no signals: a process is ended there without being asked.
test.skipIf(process.platform === 'win32')(
  'who interrupts a check leaves no program running, and no files',
  async () => {
    const program = lines(
      "import { writeFileSync } from 'node:fs'",
      "import { createServer } from 'node:http'",
      "const server = createServer((_, answer) => answer.end('Hello')).listen(0, '127.0.0.1')",
      "server.on('listening', () => writeFileSync('../../port', String(server.address().port)))",
    )
    const { dir } = siteWith(
      javaScript,
      ...['```js', program, '```', '', '```txt output', 'Hello', '```'],
    )
    const child = spawn(process.execPath, [gwdocsScript, 'check', dir])
    const ended = once(child, 'close')
    const port = () => readFileSync(join(dir, 'port'), 'utf8')
    await vi.waitFor(() => expect(port()).not.toBe(''), { timeout: 60_000 })
    const ask = () => fetch(`http://127.0.0.1:${port()}`)
    expect((await ask()).ok).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toEqual([null, 'SIGINT'])
    const scratch = /^\.gwdocs-/
    expect(readdirSync(dir).filter((name) => scratch.test(name))).toEqual([])
    await vi.waitFor(() => expect(ask()).rejects.toThrow())
  },
)

describe('samples in TypeScript', () => {
  test('pass as they stand, or with a frame, or fail as they say', async () => {
    const site = siteWith(
      typeScript,
      '```ts',
      'export const port: number = 8080',
      '```',
      '',
      '```ts',
      'const half = 8080 / 2',
      '```',
      '',
      '```ts fails="not assignable"',
      "export const port: number = 'eighty'",
      '```',
      '',
      '```ts no-check="an old version"',
      'var module;',
      '```',
      '',
      '```bash',
      'ls',
      '```',
    )
    expect(await check(site)).toEqual({
      code: 0,
      found: [],
      samples: {
        passed: 3,
        checked: 3,
        failed: 0,
        unknown: 0,
        ran: 0,
        excused: 1,
        reasons: { 'an old version': 1 },
        unchecked: { bash: 1 },
      },
    })
  })

  test('what is unchanged is not checked again', async () => {
    const first = ['```ts', 'export const a = 1', '```', '']
    const site = siteWith(typeScript, ...first)
    expect((await check(site)).samples).toMatchObject({ passed: 1, checked: 1 })
    expect((await check(site)).samples).toMatchObject({ passed: 1, checked: 0 })
    const record = JSON.parse(
      readFileSync(join(site.dir, 'samples.json'), 'utf8'),
    ) as { 'ts:samples': { with: string } }
    expect(record['ts:samples'].with).toMatch(/^Version \d/)
    await gwdocs(['build', site.dir])
    const file = join(site.dir, 'build/docs/start/index.html')
    const foot = () => load(readFileSync(file, 'utf8'))('main footer').text()
    expect(foot()).toBe(`Samples checked with ${record['ts:samples'].with}`)
    const second = ['```ts', 'export const b = a', '```', '']
    site.write('docs/start.md', lines('# Start', '', ...first, ...second))
    expect(await check(site)).toMatchObject({
      code: 1,
      samples: { passed: 1, checked: 1, failed: 1 },
      found: [
        "error sample-failed docs/start.md:8:18 The sample does not pass its check: Cannot find name 'a'.",
      ],
    })
    await gwdocs(['build', site.dir])
    expect(foot()).toBe('')
  })

  test('a mistake is found in its line, in a list and in a frame too', async () => {
    const site = siteWith(
      typeScript,
      '1. First',
      '',
      '   ```ts',
      '   const a = 1',
      '   const b = c',
      '   ```',
    )
    expect((await check(site)).found).toEqual([
      "error sample-failed docs/start.md:7:14 The sample does not pass its check: Cannot find name 'c'.",
    ])
  })

  test('a sample that should fail and does not is a mistake', async () => {
    const site = siteWith(
      typeScript,
      '```ts fails="name"',
      'const a = 1',
      '```',
    )
    expect((await check(site)).found).toEqual([
      'error sample-passed docs/start.md:3:1 This code is shown as a mistake, and the check finds none in it.',
    ])
  })

  test('a checker that stops at one kind of mistake is asked again', async () => {
    const site = siteWith(
      typeScript,
      '```ts',
      'export const a: = 1',
      '```',
      '',
      '```ts',
      "export const b: number = 'one'",
      '```',
      '',
      '```ts fails="name"',
      'export const c = d',
      '```',
      '',
      '```ts',
      'export const e = 1',
      '```',
    )
    const { found, samples } = await check(site)
    expect(found).toEqual([
      'error sample-failed docs/start.md:4:17 The sample does not pass its check: Type expected.',
      "error sample-failed docs/start.md:8:14 The sample does not pass its check: Type 'string' is not assignable to type 'number'.",
    ])
    expect(samples).toMatchObject({ passed: 2, failed: 2 })
  })

  test('hidden lines are compiled and not shown, and may not stand in for anything', async () => {
    const site = siteWith(
      typeScript,
      '```ts {1}',
      '// hidden-next-line',
      'const base = 8000',
      'const port = base + 80',
      '```',
      '',
      '```ts',
      '// hidden-start',
      'class Server {}',
      '// hidden-end',
      'const server = new Server()',
      '```',
    )
    expect((await check(site)).found).toEqual([
      'error sample-hidden docs/start.md:11:1 A hidden line declares what only the page itself may show, so the check would prove nothing.',
    ])
    const { code } = await gwdocs(['build', site.dir])
    expect(code).toBe(0)
    const html = readFileSync(
      join(site.dir, 'build/docs/start/index.html'),
      'utf8',
    )
    const text = load(html)('main').text()
    expect(text).toContain('const port = base + 80')
    expect(text).not.toMatch(/hidden|8000|class Server/)
  })
})

describe('programs', () => {
  const program = [
    '```js',
    "console.log('one')",
    "console.log('two', Math.random())",
    '```',
    '',
  ]

  test('print what their page says', async () => {
    const site = siteWith(
      javaScript,
      ...program,
      '```text output',
      'one',
      'two 0.…',
      '```',
    )
    expect(await check(site)).toMatchObject({ code: 0, found: [] })
  })

  test('that print something else are found', async () => {
    const site = siteWith(
      javaScript,
      ...program,
      '```text output',
      'one',
      'three',
      '```',
    )
    expect((await check(site)).found).toEqual([
      expect.stringMatching(
        /^error sample-output-differs docs\/start\.md:10:1 The program prints `two 0\.\d+` where the page has `three`\.$/,
      ),
    ])
  })

  test('that fail say why', async () => {
    const site = siteWith(
      javaScript,
      '```js',
      "console.log('one')",
      "console.error('no port')",
      'process.exitCode = 1',
      '```',
      '',
      '```text output',
      'two',
      '```',
    )
    expect((await check(site)).found).toEqual([
      'error sample-output-differs docs/start.md:10:1 The program prints `one` where the page has `two`, for it failed: `no port`.',
    ])
  })

  const port = 20_000 + (process.pid % 20_000)
  const server = [
    '```js',
    "import { createServer } from 'node:http'",
    '',
    `createServer((_, answer) => answer.end('hello\\nworld')).listen(${port}, '127.0.0.1')`,
    '```',
    '',
  ]
  const ask = `node ../ask.mjs ${port}`

  test('that serve are asked while they run', async () => {
    const site = siteWith(
      javaScript,
      ...server,
      '```console session',
      `$ ${ask}`,
      'hello',
      'world',
      `$ ${ask}`,
      '…',
      'word',
      '```',
    )
    expect((await check(site)).found).toEqual([
      'error sample-output-differs docs/start.md:15:1 The program prints `world` where the page has `word`.',
    ])
  })

  test('that end before they are asked say why', async () => {
    const site = siteWith(
      javaScript,
      '```js',
      "throw new Error('no port')",
      '```',
      '',
      '```console session',
      '$ node -e "process.exit(1)"',
      '```',
    )
    const { found } = await check(site)
    expect(found).toEqual([
      expect.stringMatching(
        /^error sample-command-failed docs\/start\.md:8:1 `node -e "process\.exit\(1\)"` failed, since the program had ended/,
      ),
    ])
  })
})

const hasGo = spawnSync('go', ['version']).status === 0

// Where Go is not installed, nothing can compile its samples.
describe.skipIf(!hasGo)('samples in Go', () => {
  const program = (...body: readonly string[]) => [
    '```go',
    'package main',
    '',
    ...body,
    '```',
    '',
  ]

  test('mistakes of every kind are found in one run, each in its line', async () => {
    const site = siteWith(
      go,
      ...program('func main() { var }'),
      ...program(
        'import _ "embed"',
        '',
        '//go:embed missing.txt',
        'var text string',
        '',
        'func main() { println(text) }',
      ),
      ...program('func main() { missing() }'),
      ...program('import "fmt"', '', 'func main() { fmt.Printf("%d", "one") }'),
      ...program('func main() { println(1) }'),
    )
    const { found, samples } = await check(site)
    expect(found).toEqual([
      expect.stringMatching(
        /^error sample-failed docs\/start\.md:6:19 .*found '\}'/,
      ),
      expect.stringMatching(
        /^error sample-failed docs\/start\.md:14:12 .*no matching files/,
      ),
      expect.stringMatching(
        /^error sample-failed docs\/start\.md:23:15 .*undefined: missing/,
      ),
      expect.stringMatching(
        /^error sample-failed docs\/start\.md:31:\d+ .*wrong type string/,
      ),
    ])
    expect(samples).toMatchObject({ passed: 1, failed: 4 })
  })

  test('a program that serves is asked while it runs', async () => {
    const port = 40_000 + (process.pid % 20_000)
    const site = siteWith(
      go,
      ...program(
        'import (',
        '\t"fmt"',
        '\t"net/http"',
        ')',
        '',
        'func main() {',
        '\thttp.HandleFunc("/hello", func(w http.ResponseWriter, r *http.Request) {',
        '\t\tfmt.Fprintln(w, "hello")',
        '\t})',
        `\t_ = http.ListenAndServe("127.0.0.1:${port}", nil)`,
        '}',
      ),
      '```console session',
      `$ node ../ask.mjs ${port}`,
      'hello',
      '```',
    )
    expect(await check(site)).toMatchObject({
      code: 0,
      found: [],
      samples: { passed: 1, failed: 0 },
    })
  })
})

test('without the tool nothing is checked, which is said', async () => {
  const site = siteWith(
    [
      '  samples: [',
      "    { languages: ['go'], file: 'main.go', command: ['no-such-tool'] },",
      '  ],',
    ],
    '```go',
    'package main',
    '```',
  )
  expect(await check(site)).toMatchObject({
    code: 0,
    found: [
      'warning samples-unchecked gwdocs.config.ts:7:5 1 go samples could not be checked: there is no `no-such-tool` here.',
    ],
    samples: { passed: 0, failed: 0, unknown: 1 },
  })
})
