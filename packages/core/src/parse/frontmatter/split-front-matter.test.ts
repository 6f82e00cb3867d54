import { expect, test } from 'vitest'
import { splitFrontMatter } from './split-front-matter.ts'

const split = (text: string) =>
  splitFrontMatter({ filePath: 'docs/a.md', text })

test('the front matter is read, and blanked out of the body', () => {
  const result = split('---\ntitle: A\nsidebar_position: 2\n---\n\nText\n')
  expect(result.frontMatter).toEqual({ title: 'A', sidebar_position: 2 })
  expect(result.body).toBe('   \n        \n                   \n   \n\nText\n')
  expect(result.diagnostics).toEqual([])
})

test.each([
  ['a text without front matter', 'Text\n\n---\n\nMore\n'],
  ['a fence below the first line', '\n---\ntitle: A\n---\n'],
])('%s keeps its whole body', (_, text) => {
  const { frontMatter, body, diagnostics } = split(text)
  expect({ frontMatter, body, diagnostics }).toEqual({
    frontMatter: {},
    body: text,
    diagnostics: [],
  })
})

test('line breaks of Windows stay what they are', () => {
  const { frontMatter, body } = split('---\r\ntitle: A\r\n---\r\nText\r\n')
  expect(frontMatter).toEqual({ title: 'A' })
  expect(body).toBe('   \r\n        \r\n   \r\nText\r\n')
})

test('the line of every top-level key is known, quoted ones among them', () => {
  const text =
    '---\n# note\ntitle: A\n"two words": 1\nlast_update:\n  title: B\n---\n'
  expect(split(text).lines).toEqual({
    title: 3,
    'two words': 4,
    last_update: 5,
  })
})

test('an unquoted date is a text in UTC', () => {
  expect(split('---\ndate: 2026-01-31\n---\n').frontMatter).toEqual({
    date: '2026-01-31T00:00:00.000Z',
  })
})

test('front matter that is no object is empty', () => {
  expect(split('---\n- a\n---\n').frontMatter).toEqual({})
  expect(split('---\n---\n').frontMatter).toEqual({})
})

test.each([
  ['---\ntitle: a: b\n---\n', 2],
  ['---\ntitle: A\ndescription: "x" y\n---\n', 3],
  ['---\ntitle: A\ntitle: B\n---\n', 3],
  ['---\ntitle: "A\nslug: b\n---\n', 4],
  ['---\r\ntitle: A\r\ntags: [a\r\nslug: b\r\n---\r\n', 4],
])('bad YAML in %j is an error at line %i', (text, line) => {
  const { frontMatter, diagnostics } = split(text)
  expect(frontMatter).toEqual({})
  expect(diagnostics).toEqual([
    expect.objectContaining({
      code: 'front-matter-syntax',
      severity: 'error',
      place: expect.objectContaining({ file: 'docs/a.md', line }) as unknown,
    }),
  ])
})

test('bad YAML gives its author back the body', () => {
  expect(split('---\ntitle: a: b\n---\nText').body.trim()).toBe('Text')
})

test('only YAML is read: other languages would be run', () => {
  const { frontMatter, diagnostics } = split('---js\n{ title: 1 }\n---\n')
  expect(frontMatter).toEqual({})
  expect(diagnostics).toEqual([
    {
      code: 'front-matter-language',
      severity: 'error',
      message:
        'Front matter in `js` is not read: front matter is data, in YAML.',
      hint: 'write it in YAML, and `---` alone on the first line.',
      place: { type: 'position', file: 'docs/a.md', line: 1, column: 4 },
    },
  ])
})

test('two files with one text do not share an object', () => {
  const text = '---\nkeywords: [a]\n---\n'
  expect(split(text).frontMatter).not.toBe(split(text).frontMatter)
})

test('front matter that does not end is an error', () => {
  expect(split('---\ntitle: A\n\n# B\n').diagnostics).toEqual([
    {
      code: 'front-matter-syntax',
      severity: 'error',
      message: 'The front matter begins here and does not end.',
      hint: 'write `---` alone on the line after its last key.',
      place: { type: 'position', file: 'docs/a.md', line: 1, column: 1 },
    },
  ])
})

test.each(['---\n\nA line first.\n', '---\nTwo words: none\n'])(
  'a line across the page is none: %j',
  (text) => {
    expect(split(text)).toMatchObject({ diagnostics: [], body: text })
  },
)

test('a date that no calendar has stays as it is written', () => {
  expect(split('---\ndate: 2026-02-31\n---\n').frontMatter).toEqual({
    date: '2026-02-31',
  })
})
