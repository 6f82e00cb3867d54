import { expect, test } from 'vitest'
import { readCategoryFiles } from './category-file.ts'

const read = (files: Record<string, string>) =>
  readCategoryFiles(
    Object.entries(files).map(([path, text]) => ({
      filePath: `docs/${path}`,
      text,
    })),
    'docs',
  )

test.each([
  ['_category_.json', '{"label": "A", "position": 1.5}'],
  ['_category_.yml', 'label: A\nposition: 1.5'],
  ['_category_.yaml', '{label: A, position: 1.5}'],
])('%s is read', (name, text) => {
  const { byFolder, diagnostics } = read({ [`01-a/b/${name}`]: text })
  expect(diagnostics).toEqual([])
  expect([...byFolder]).toMatchObject([
    ['01-a/b', { label: 'A', position: 1.5 }],
  ])
})

test('an empty file says nothing', () => {
  expect(read({ 'a/_category_.yml': '' }).byFolder.get('a')).toEqual({
    filePath: 'docs/a/_category_.yml',
  })
})

test('every wrong key and value is an error at its place', () => {
  const text = 'lable: A\nposition: first\ncolor: red\n'
  const { diagnostics } = read({ 'a/_category_.yml': text })
  expect(diagnostics.map(({ code, place }) => [code, place])).toEqual(
    expect.arrayContaining(
      ['lable', 'position', 'color'].map((key) => [
        'category-invalid',
        { type: 'key', file: 'docs/a/_category_.yml', keyPath: [key] },
      ]),
    ),
  )
  expect(diagnostics).toHaveLength(3)
  expect(diagnostics.map(({ hint }) => hint).join()).toContain('`label`')
})

test('bad syntax is an error at its line', () => {
  const { diagnostics } = read({ 'a/_category_.yml': 'label: A\nposition: [' })
  expect(diagnostics[0]).toMatchObject({
    code: 'category-invalid',
    severity: 'error',
    place: { type: 'position', file: 'docs/a/_category_.yml', line: 2 },
  })
})

test('of two files in a folder the first counts, with a warning', () => {
  const { byFolder, diagnostics } = read({
    'a/_category_.json': '{"label": "A"}',
    'a/_category_.yml': 'label: B',
  })
  expect(byFolder.get('a')).toMatchObject({ label: 'A' })
  expect(diagnostics).toEqual([
    {
      code: 'category-invalid',
      severity: 'warning',
      message:
        'The folder has another category file, so this one has no effect.',
      hint: 'keep one of the two.',
      place: { type: 'file', file: 'docs/a/_category_.yml' },
    },
  ])
})
