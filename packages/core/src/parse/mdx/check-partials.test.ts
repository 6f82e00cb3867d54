import { expect, test } from 'vitest'
import { parseText } from '../../testing/parse-text.ts'
import { checkPartials } from './check-partials.ts'

const showing = (path: string) =>
  `import Part from '${path}'\n\n<Part />\n\n<Part />\n`

function check(files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files).map(
    ([filePath, text]) => [filePath, parseText(text, { filePath })] as const,
  )
  return checkPartials(new Map(entries))
}

test('front matter of a partial has no effect, and is reported once', () => {
  expect(
    check({
      'docs/a.mdx': showing('./_part.md'),
      'docs/b.mdx': showing('./_part.md'),
      'docs/_part.md': '---\nformat: md\ntitle: T\ndraft: true\n---\n',
    }),
  ).toEqual([
    {
      code: 'partial-front-matter',
      severity: 'warning',
      message:
        '`title` has no effect: the file is shown within pages, and is none itself.',
      hint: 'write it in the front matter of the pages, or take the `_` off the name to make a page of the file.',
      place: { type: 'frontMatter', file: 'docs/_part.md', key: 'title' },
    },
  ])
})

test.each([
  ['a page that is shown in another', 'docs/part.md', 'title: T'],
  ['how the file is read', 'docs/_part.md', 'format: md'],
])('front matter is right for %s', (_, part, fields) => {
  const name = part.slice('docs/'.length)
  expect(
    check({
      'docs/a.mdx': showing(`./${name}`),
      [part]: `---\n${fields}\n---\n`,
    }),
  ).toEqual([])
})

test('a partial that is not there is an error', () => {
  expect(check({ 'docs/a.mdx': showing('./_part.md') })).toMatchObject([
    { code: 'mdx-import-unknown', place: { line: 1, column: 1 } },
  ])
})
