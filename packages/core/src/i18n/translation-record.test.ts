import { expect, test } from 'vitest'
import { readSections } from './sections.ts'
import {
  compareSections,
  readRecord,
  recordOf,
  writeRecord,
} from './translation-record.ts'

const sections = (...lines: string[]) =>
  readSections({ filePath: 'docs/a.md', text: lines.join('\n') })
const before = sections('## One', 'A.', '## Two', 'B.')

test('what is recorded now is up to date', () => {
  expect(compareSections(recordOf(before), before)).toEqual({ type: 'current' })
})

test('without a record nobody knows', () => {
  expect(compareSections(undefined, before)).toEqual({ type: 'unrecorded' })
})

test('a stale translation names the sections', () => {
  const after = sections('## One', 'changed', '## Three', 'new')
  expect(compareSections(recordOf(before), after)).toEqual({
    type: 'stale',
    sections: [
      { change: 'changed', key: 'one', id: 'one', title: 'One' },
      { change: 'added', key: 'three', id: 'three', title: 'Three' },
      { change: 'removed', key: 'two', id: undefined, title: 'two' },
    ],
  })
})

test('sections that only moved are not stale', () => {
  const moved = sections('## Two', 'B.', '## One', 'A.')
  expect(compareSections(recordOf(before), moved).type).toBe('current')
})

test('a record is text with a line for each section, pages by path', () => {
  expect(writeRecord({ 'b.md': { one: 'x', two: 'y' }, 'a.md': { z: 'w' } }))
    .toBe(`{
  "a.md": {
    "z": "w"
  },
  "b.md": {
    "one": "x",
    "two": "y"
  }
}
`)
})

test.each([['[]'], ['{"a.md": "x"}'], ['{"a.md": {"b": 1}}'], ['{']])(
  '%s is no record',
  (text) => {
    const filePath = 'i18n/zh/translations.json'
    const { record, diagnostics } = readRecord({ filePath, text })
    expect(record).toEqual({})
    expect(diagnostics).toMatchObject([
      { code: 'translations-invalid', place: { file: filePath } },
    ])
  },
)
