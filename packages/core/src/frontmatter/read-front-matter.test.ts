import { expect, test } from 'vitest'
import { docFields } from '../docs/doc-fields.ts'
import { postFields } from '../blog/post-fields.ts'
import type { JsonObject } from '../shared/json.ts'
import { readFrontMatter } from './read-front-matter.ts'

const read = (frontMatter: JsonObject) =>
  readFrontMatter({ filePath: 'docs/a.md', frontMatter }, docFields)

test.each([
  [{ title: 1.5 }, { title: '1.5' }],
  [{ title: true }, { title: 'true' }],
  [{ sidebar_position: 2 }, { sidebar_position: 2 }],
  [{ sidebar_position: '2' }, { sidebar_position: 2 }],
  [{ sidebar_position: '-1.5' }, { sidebar_position: -1.5 }],
  [{ toc_max_heading_level: '4' }, { toc_max_heading_level: 4 }],
  [{ draft: true }, { draft: true }],
  [{ draft: 'true' }, { draft: true }],
  [{ unlisted: 'false' }, { unlisted: false }],
  [{ keywords: 'a, b' }, { keywords: ['a', 'b'] }],
  [{ keywords: ['a', 1] }, { keywords: ['a', '1'] }],
  [{ displayed_sidebar: null }, { displayed_sidebar: null }],
  [{ tags: null }, { tags: [] }],
  [
    { tags: [1, { label: 'A', permalink: '/a' }] },
    { tags: ['1', { label: 'A', permalink: '/a' }] },
  ],
])('%j reads %j', (frontMatter, fields) => {
  expect(read(frontMatter)).toEqual({ fields, diagnostics: [] })
})

test.each([
  ['sidebar_position', 'first', 'use a number.'],
  ['sidebar_position', '', 'use a number.'],
  ['draft', 'yes', 'use `true` or `false`.'],
  ['toc_max_heading_level', 7, 'use a heading level, 2 to 6.'],
  ['toc_max_heading_level', 2.5, 'use a heading level, 2 to 6.'],
  ['title', null, 'use a text.'],
  ['tags', 'a', 'use a list of tag names, or of `{label, permalink}`.'],
])('%s cannot be %j', (key, value, hint) => {
  expect(read({ [key]: value, id: 'kept' })).toEqual({
    fields: { id: 'kept' },
    diagnostics: [
      {
        code: 'front-matter-invalid-value',
        severity: 'error',
        message: `\`${key}\` is \`${JSON.stringify(value)}\`, which is not accepted.`,
        hint,
        place: { type: 'frontMatter', file: 'docs/a.md', key },
      },
    ],
  })
})

test('a key that looks mistyped is a warning', () => {
  expect(read({ sidebar_lable: 'A' }).diagnostics).toEqual([
    {
      code: 'front-matter-unknown-key',
      severity: 'warning',
      message:
        '`sidebar_lable` is not a front-matter key, so it has no effect.',
      hint: 'did you mean `sidebar_label`?',
      place: { type: 'frontMatter', file: 'docs/a.md', key: 'sidebar_lable' },
    },
  ])
})

test('a key that means nothing to us passes', () => {
  expect(read({ weight: 1 })).toEqual({ fields: {}, diagnostics: [] })
})

test.each([
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31 10:00', '2026-01-31T10:00:00.000Z'],
])('the date %s of a post is %s', (date, expected) => {
  const file = { filePath: 'blog/a.md', frontMatter: { date } }
  expect(readFrontMatter(file, postFields).fields.date).toBe(expected)
})

test.each([[2026], ['2026-02-31'], ['soon'], [null]])(
  'the date of a post cannot be %j',
  (date) => {
    const file = { filePath: 'blog/a.md', frontMatter: { date } }
    const { fields, diagnostics } = readFrontMatter(file, postFields)
    expect(fields).toEqual({})
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'front-matter-invalid-value',
        hint: 'use a date such as `2026-01-31`.',
      }),
    ])
  },
)
