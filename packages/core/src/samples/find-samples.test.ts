import { expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { makeConfig } from '../testing/make-site.ts'
import { parseText } from '../testing/parse-text.ts'
import { findSamples } from './find-samples.ts'

type Samples = NonNullable<UserConfig['samples']>[number]

function find(text: string, options: Partial<Samples> = {}) {
  const go = { languages: ['go'], file: 'main.go', command: ['go', 'vet'] }
  const { samples } = makeConfig({ samples: [{ ...go, ...options }] })
  return findSamples(parseText(text), samples)
}

/** Names and texts of the files of each sample. */
function filesOf(text: string, options?: Partial<Samples>) {
  return find(text, options).samples.map(({ files }) =>
    Object.fromEntries(files.map((file) => [file.name, file.text])),
  )
}

test('every block of a checked language is a sample', () => {
  expect(
    filesOf('```go\na\n```\n\n- x\n\n  ```Go title="b.go"\n  b\n  ```'),
  ).toEqual([{ 'main.go': 'a\n' }, { 'b.go': 'b\n' }])
})

test.each([
  ['title="server/main.go"', 'main.go'],
  ['title="两个处理函数"', 'main.go'],
  ['title="go.mod"', 'main.go'],
  ['title="a_test.go"', 'a_test.go'],
])('a block with %s is the file %s', (meta, name) => {
  expect(filesOf(`\`\`\`go ${meta}\na\n\`\`\``)).toEqual([{ [name]: 'a\n' }])
})

test('blocks of one name are one sample, and a file that comes again makes the next one', () => {
  const block = (title: string, code: string) =>
    `\`\`\`go sample=app title=${title}\n${code}\n\`\`\`\n\n`
  const text =
    block('main.go', 'one') + block('user.go', 'user') + block('main.go', 'two')
  expect(filesOf(text)).toEqual([
    { 'main.go': 'one\n', 'user.go': 'user\n' },
    { 'user.go': 'user\n', 'main.go': 'two\n' },
  ])
})

test('a frame stands around a fragment, and its lines are counted', () => {
  const frame = ({ code }: { code: string }) =>
    code.startsWith('package')
      ? undefined
      : { before: 'package p\n\nfunc _() {\n', after: '\n}\n' }
  const { samples } = find('```go\nx()\n```', { frame })
  expect(samples[0]?.files).toMatchObject([
    { text: 'package p\n\nfunc _() {\nx()\n}\n', linesBefore: 3 },
  ])
})

test('lines that are taken out are not checked, hidden ones are', () => {
  const code = 'a // [!code --]\n// hidden-next-line\nb\nc // [!code ++]'
  expect(filesOf(`\`\`\`go\n${code}\n\`\`\``)).toEqual([
    { 'main.go': '\n// hidden-next-line\nb\nc // [!code ++]\n' },
  ])
})

test('what a program prints and answers belongs to the program before it', () => {
  const text =
    '```go\na\n```\n\n```text output\n1\n```\n\n```console session\n$ curl x\n2\n```'
  expect(find(text, { run: ['go', 'run', '.'] }).samples).toMatchObject([
    {
      expected: [
        { type: 'output', stream: 'stdout', block: { line: 5, code: '1' } },
        { type: 'session', block: { line: 9 } },
      ],
    },
  ])
})

test('blocks that nobody checks are counted by language', () => {
  const { unchecked, excused } = find(
    '```bash\na\n```\n\n```bash\nb\n```\n\n```\nc\n```\n\n```go no-check="old API"\nd\n```',
  )
  expect([...unchecked]).toEqual([
    ['bash', 2],
    ['', 1],
  ])
  expect(excused).toEqual(['old API'])
})

test.each([
  ['```go no-check\na\n```', 'sample-reason-missing', 1],
  ['x\n\n```text output\na\n```', 'sample-without-program', 3],
  [
    '```go\n// hidden-start\nimport "fmt"\ntype Context int\n// hidden-end\n```',
    'sample-hidden',
    4,
  ],
])('%j is the mistake %s in line %i', (text, code, line) => {
  const { diagnostics } = find(text, { forbidHidden: [/^type\s/] })
  expect(diagnostics).toMatchObject([
    { code, severity: 'error', place: { line } },
  ])
})

test('an answer may name its program, with other code between them', () => {
  const text =
    '```go sample=app\na\n```\n\n```go\nb\n```\n\n```console session sample=app\n$ x\n```'
  const { samples } = find(text, { run: ['go', 'run', '.'] })
  expect(samples.map(({ expected }) => expected.length)).toEqual([1, 0])
  const { diagnostics } = find(
    text.replace('session sample=app', 'output sample=no'),
  )
  expect(diagnostics).toMatchObject([{ code: 'sample-without-program' }])
})
