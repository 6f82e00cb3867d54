import { expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter.ts'

const read = (yaml: string) =>
  splitFrontMatter({ filePath: 'docs/a.md', text: `---\n${yaml}\n---\n` })

test.each([
  ['a: "\\uD800b"', { a: '\uFFFDb' }],
  ['a: "\\uD83D\\uDE00"', { a: '😀' }],
  ['a: .nan', { a: null }],
  ['__proto__: {b: 1}\nc: 2', { c: 2 }],
])('%j is read', (yaml, expected) => {
  expect(read(yaml).frontMatter).toMatchObject(expected)
})

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name, index) => {
    const before = '*' + String.fromCharCode(97 + index)
    return `${name}: &${name} [${Array<string>(10).fill(before).join(', ')}]`
  }),
].join('\n')

test.each([
  ['aliases of aliases', bomb, 'it has more than 10000 values'],
  [
    'lists in lists',
    `a: ${'['.repeat(200)}${']'.repeat(200)}`,
    'its lists and maps are nested more than 100 deep',
  ],
  [
    'more lists than the stack of a parser holds',
    `a: ${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    'its lists and maps are nested too deep',
  ],
])('%s are an error', (_, yaml, reason) => {
  expect(read(yaml)).toMatchObject({
    frontMatter: {},
    diagnostics: [
      {
        code: 'front-matter-syntax',
        message: `The front matter is too large: ${reason}.`,
        place: { file: 'docs/a.md', line: 1 },
      },
    ],
  })
})
