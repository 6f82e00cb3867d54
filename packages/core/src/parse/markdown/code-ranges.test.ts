import { expect, test } from 'vitest'
import { mapOutsideCodeSpans, mapProseLines } from './code-ranges.ts'

/** Prose in capitals, code as it is. */
const shout = (text: string) =>
  mapProseLines(text, (line) => line.toUpperCase())

test.each([
  ['a\n```\nb\n```\nc', 'A\n```\nb\n```\nC'],
  ['~~~go\na\n~~~\nb', '~~~go\na\n~~~\nB'],
  ['````\n```\na\n```\n````\nb', '````\n```\na\n```\n````\nB'],
  ['```\n~~~\na\n```\nb', '```\n~~~\na\n```\nB'],
  ['```\na\n``` go\nb\n```\nc', '```\na\n``` go\nb\n```\nC'],
  ['> ```\n> a\n> ```\n> b', '> ```\n> a\n> ```\n> B'],
  ['- ```\n  a\n  ```\n- b', '- ```\n  a\n  ```\n- B'],
  ['1. ```\n   a\n   ```\nb', '1. ```\n   a\n   ```\nB'],
  ['```a``` b\nc', '```A``` B\nC'],
  ['```\na', '```\na'],
])('of %j, %j is prose', (text, expected) => {
  expect(shout(text)).toBe(expected)
})

test('fences are known in files with line breaks of Windows', () => {
  expect(shout('a\r\n```go\r\nb\r\n```\r\nc\r\n')).toBe(
    'A\r\n```go\r\nb\r\n```\r\nC\r\n',
  )
})

test.each([
  ['a `b` c', 'A `b` C'],
  ['`` a ` b `` c', '`` a ` b `` C'],
  ['`a` `b` c', '`a` `b` C'],
  ['a', 'A'],
  ['`a', '`A'],
])(
  'of the line %j, what stands outside code spans changes: %j',
  (line, expected) => {
    expect(mapOutsideCodeSpans(line, (part) => part.toUpperCase())).toBe(
      expected,
    )
  },
)
