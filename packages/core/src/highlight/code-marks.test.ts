import { expect, test } from 'vitest'
import { defaultMagicComments, readMarks } from './code-marks.ts'

function read(
  code: string,
  meta?: string,
  magicComments = defaultMagicComments,
) {
  const marked = readMarks({ code, meta, magicComments })
  return [marked.code, Object.fromEntries(marked.marks)]
}

const highlighted = ['highlighted']

test('ranges name lines', () => {
  expect(read('a\nb\nc\nd', 'title="{9}" {1,3-4}')).toEqual([
    'a\nb\nc\nd',
    { 1: highlighted, 3: highlighted, 4: highlighted },
  ])
})

test.each([
  ['// highlight-next-line'],
  ['# highlight-next-line'],
  ['-- highlight-next-line'],
  ['/* highlight-next-line */'],
  ['<!-- highlight-next-line -->'],
  ['  {/* highlight-next-line */}'],
])('%s marks the line below and goes', (line) => {
  expect(read(`a\n${line}\nb`)).toEqual(['a\nb', { 2: highlighted }])
})

test('a block is marked from its start to its end', () => {
  const code = 'a\n// highlight-start\nb\nc\n// highlight-end\nd'
  expect(read(code)).toEqual(['a\nb\nc\nd', { 2: highlighted, 3: highlighted }])
})

test('with ranges, comments are code', () => {
  const code = '// highlight-next-line\na'
  expect(read(code, '{2}')).toEqual([code, { 2: highlighted }])
})

test('code that speaks of a mark is no mark', () => {
  const code = 'print("highlight-next-line") // highlight-next-line here'
  expect(read(code)).toEqual([code, {}])
})

test('a site may choose other words', () => {
  const own = [
    { className: 'error', line: 'highlight-error', block: undefined },
  ]
  expect(read('# highlight-error\na', undefined, own)).toEqual([
    'a',
    { 1: ['error'] },
  ])
})

test.each([
  ['++', 'added'],
  ['--', 'removed'],
  ['focus', 'focused'],
  ['highlight', 'highlighted'],
  ['error', 'error'],
  ['warning', 'warning'],
])('a trailing [!code %s] says that its line is %s', (word, name) => {
  expect(read(`a // [!code ${word}]\nb`)).toEqual(['a\nb', { 1: [name] }])
})

test('a trailing mark may be said of several lines', () => {
  expect(read('a // [!code focus:2]\nb\nc')).toEqual([
    'a\nb\nc',
    { 1: ['focused'], 2: ['focused'] },
  ])
})

test('a mark alone on its line is said of those below, and goes', () => {
  expect(read('a\n# [!code ++:2]\nb\nc\nd')).toEqual([
    'a\nb\nc\nd',
    { 2: ['added'], 3: ['added'] },
  ])
})
