import { expect, test } from 'vitest'
import { docsSchema } from '../config/content-schema.ts'
import { summaryOf } from '../testing/make-site.ts'
import { readTagsFile } from '../tags/read-tags-file.ts'
import { readDocs } from './read-docs.ts'

function read(files: Record<string, string>, options: object = {}) {
  const config = docsSchema.parse(options)
  const summaries = Object.entries(files).map(([path, text]) =>
    summaryOf(`docs/${path}`, text),
  )
  return readDocs({
    files: summaries,
    folder: 'docs',
    config,
    tagsFile: readTagsFile(undefined),
    showsDrafts: false,
  })
}

test('a doc has its id, its slug, its title and its description', () => {
  const text = '---\nsidebar_position: 2\n---\n\n# 快速开始\n\nFirst steps.\n'
  expect(read({ '01-guide/02-start.md': text })).toEqual({
    docs: [
      {
        id: 'guide/start',
        filePath: 'docs/01-guide/02-start.md',
        path: '01-guide/02-start.md',
        slug: '/guide/start',
        title: '快速开始',
        description: 'First steps.',
        frontMatter: { sidebar_position: 2 },
        tags: [],
        isUnlisted: false,
        isDraft: false,
        banners: [],
      },
    ],
    diagnostics: [],
  })
})

// Facts, section 1: title = front matter ?? first H1 ?? base id.
test.each([
  ['---\ntitle: A\n---\n\n# B', 'A'],
  ['# B', 'B'],
  ['text', 'start'],
  ['---\nid: own\n---\n\ntext', 'own'],
])('the title of %j is %s', (text, title) => {
  expect(read({ 'guide/01-start.md': text }).docs[0]?.title).toBe(title)
})

test.each([
  ['---\nid: own\n---', 'guide/own', '/guide/own'],
  ['---\nslug: /top\n---', 'guide/start', '/top'],
  ['---\nslug: other\n---', 'guide/start', '/guide/other'],
  [
    '---\nparse_number_prefixes: false\n---',
    '01-guide/02-start',
    '/01-guide/02-start',
  ],
  ['---\nid: 2\n---', 'guide/2', '/guide/2'],
])('with %j the id is %s and the slug %s', (text, id, slug) => {
  expect(read({ '01-guide/02-start.md': text }).docs[0]).toMatchObject({
    id,
    slug,
  })
})

test('number prefixes may be switched off for a whole set', () => {
  const { docs } = read({ '01-a.md': '' }, { numberPrefixes: false })
  expect(docs[0]).toMatchObject({ id: '01-a', slug: '/01-a' })
})

test('a doc cannot switch on what its set switched off', () => {
  const text = '---\nparse_number_prefixes: true\n---'
  const { docs } = read({ '01-a.md': text }, { numberPrefixes: false })
  expect(docs[0]).toMatchObject({ id: '01-a', slug: '/01-a' })
})

test('names in decomposed characters give composed ids and slugs', () => {
  const { docs } = read({ 'cafe\u0301.md': '' })
  expect(docs[0]).toMatchObject({ id: 'caf\u00e9', slug: '/caf\u00e9' })
})

test('docs that differ by their number alone have one id, which is an error', () => {
  const { docs, diagnostics } = read({
    'a/10-x.md': '',
    'a/9-x.md': '',
    'b.md': '---\nid: c\n---',
    'c.md': '',
  })
  expect(docs).toHaveLength(4)
  expect(diagnostics).toEqual([
    {
      code: 'doc-id-duplicate',
      severity: 'error',
      message:
        'The id `a/x` is taken by `docs/a/10-x.md`; number prefixes do not count.',
      hint: 'give one of the two another `id` in its front matter, or rename it.',
      place: { type: 'file', file: 'docs/a/9-x.md' },
    },
    {
      code: 'doc-id-duplicate',
      severity: 'error',
      message:
        'The id `c` is taken by `docs/b.md`; number prefixes do not count.',
      hint: 'give one of the two another `id` in its front matter, or rename it.',
      place: { type: 'file', file: 'docs/c.md' },
    },
  ])
})

test('an id with a slash is an error', () => {
  expect(read({ 'a.md': '---\nid: b/c\n---' }).diagnostics).toEqual([
    {
      code: 'doc-id-invalid',
      severity: 'error',
      message:
        "The id `b/c` holds a slash, and a doc's folder is already part of its id.",
      hint: 'write `c`.',
      place: { type: 'frontMatter', file: 'docs/a.md', key: 'id' },
    },
  ])
})

test('a slug that is no path is an error, and the doc keeps its place', () => {
  const { docs, diagnostics } = read({ 'a.md': '---\nslug: b?c\n---' })
  expect(docs[0]?.slug).toBe('/a')
  expect(diagnostics).toEqual([
    {
      code: 'slug-invalid',
      severity: 'error',
      message: 'The slug `b?c` is not a path: it holds `?` or `#`.',
      hint: 'write a path, such as `/guide/start` or `start`.',
      place: { type: 'frontMatter', file: 'docs/a.md', key: 'slug' },
    },
  ])
})

test('drafts and unlisted docs are marked', () => {
  const { docs } = read({
    'a.md': '---\ndraft: true\n---',
    'b.md': '---\nunlisted: true\n---',
  })
  expect(docs.map(({ isDraft, isUnlisted }) => [isDraft, isUnlisted])).toEqual([
    [true, false],
    [false, true],
  ])
})
