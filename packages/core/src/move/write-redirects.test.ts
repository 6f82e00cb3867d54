import { expect, test } from 'vitest'
import { writeRedirects } from './write-redirects.ts'

function write(
  text: string,
  moved: Readonly<Record<string, string>>,
  {
    pages = [],
    keeps = false,
  }: { pages?: readonly string[]; keeps?: boolean } = {},
) {
  return writeRedirects(text, {
    moved: new Map(Object.entries(moved)),
    added: new Map(keeps ? [] : Object.entries(moved)),
    pages: new Set(pages),
  })
}

test.each([
  ['', { '/b': '/c' }, '/b: /c\n'],
  [
    '# Ours\n\n/a: /x\n/z: /x # why\n',
    { '/b': '/c' },
    '# Ours\n\n/a: /x\n/b: /c\n/z: /x # why\n',
  ],
  [
    '/a: /b?x#y\n"/a#b": "/b#c"\n',
    { '/b': '/c' },
    '/a: /c?x#y\n"/a#b": "/c#c"\n/b: /c\n',
  ],
  ['/b: /x\n', { '/b': '/c' }, '/b: /c\n'],
])('%j becomes, after the move %j, %j', (text, moved, result) => {
  expect(write(text, moved)).toBe(result)
})

test('what has a page again redirects no more', () => {
  expect(write('/a: /b\n', { '/b': '/a' }, { pages: ['/a'] })).toBe('/b: /a\n')
})

test('without redirects only what is there is changed', () => {
  expect(write('/a: /b\n', { '/b': '/c' }, { keeps: true })).toBe('/a: /c\n')
  expect(
    write('/a: /b\n', { '/b': '/a' }, { keeps: true, pages: ['/a'] }),
  ).toBe('')
})
