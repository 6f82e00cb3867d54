import { expect, test } from 'vitest'
import { nameByContent } from './name-by-content.ts'

function bundle(files: Readonly<Record<string, string>>) {
  const named = nameByContent(
    new Map(
      Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]),
    ),
  )
  const texts = [...named.files].map(([path, bytes]) => [
    path,
    Buffer.from(bytes).toString(),
  ])
  return Object.fromEntries(texts) as Record<string, string>
}

test('names depend on contents, not on the names that the bundler gave', () => {
  const here = bundle({
    'assets/client-AAAAAAAA.js': 'import"/assets/chunk-BBBBBBBB.js";一()',
    'assets/chunk-BBBBBBBB.js': 'shared()',
  })
  const there = bundle({
    'assets/client-CCCCCCCC.js': 'import"/assets/chunk-DDDDDDDD.js";一()',
    'assets/chunk-DDDDDDDD.js': 'shared()',
  })
  expect(there).toEqual(here)
  const [client = '', chunk = ''] = Object.keys(here)
  expect(here[client]).toBe(`import"/${chunk}";一()`)
})

test('a file whose import changes gets another name, in a circle too', () => {
  const before = bundle({
    'assets/a-AAAAAAAA.js': 'import("./b-BBBBBBBB.js")',
    'assets/b-BBBBBBBB.js': 'import("./a-AAAAAAAA.js");1',
  })
  const after = bundle({
    'assets/a-AAAAAAAA.js': 'import("./b-BBBBBBBB.js")',
    'assets/b-BBBBBBBB.js': 'import("./a-AAAAAAAA.js");2',
  })
  expect(Object.keys(after)[0]).not.toBe(Object.keys(before)[0])
})

test('an image keeps its name, which pages hold already', () => {
  expect(bundle({ 'assets/dot-AAAAAAAA.svg': '<svg/>' })).toEqual({
    'assets/dot-AAAAAAAA.svg': '<svg/>',
  })
})
