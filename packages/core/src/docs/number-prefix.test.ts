import { expect, test } from 'vitest'
import { splitNumberPrefix, stripNumberPrefixes } from './number-prefix.ts'

// Read off Docusaurus 3.10.2: facts, section 1.
test.each([
  ['01-intro', 'intro', 1],
  ['1. intro', 'intro', 1],
  ['003 - my doc', 'my doc', 3],
  ['1_intro', 'intro', 1],
  ['10.foo', 'foo', 10],
  ['01--intro', 'intro', 1],
  ['0-快速开始', '快速开始', 0],
  ['1 intro', '1 intro', undefined],
  ['1-', '1-', undefined],
  ['０１-intro', '０１-intro', undefined],
  ['01-.hidden', 'hidden', 1],
  ['2021-11-foo', '2021-11-foo', undefined],
  ['7.0-foo', '7.0-foo', undefined],
  ['01_02-x', '01_02-x', undefined],
])('%s is %s at %s', (name, expected, position) => {
  expect(splitNumberPrefix(name)).toEqual({ name: expected, position })
})

test('every folder of a path loses its number', () => {
  expect(stripNumberPrefixes('01-a/2023-01/02-b')).toBe('a/2023-01/b')
})
