import { expect, test } from 'vitest'
import { blogSchema } from '../config/content-schema.ts'
import { summaryOf } from '../testing/make-site.ts'
import type { SiteHistory } from '../history/site-history.ts'
import { readTagsFile } from '../tags/read-tags-file.ts'
import { readBlog } from './read-blog.ts'

const read = (
  files: Record<string, string>,
  history: SiteHistory = new Map(),
) =>
  readBlog({
    config: blogSchema.parse({}),
    files: Object.entries(files).map(([path, text]) =>
      summaryOf(`blog/${path}`, text),
    ),
    history,
    authorsFile: undefined,
    tagsFile: readTagsFile(undefined),
  })

test('a post has its address, its date and its text', () => {
  const text = '---\ntags: [Go]\nauthor: Bob\n---\n\n# Hello\n\nFirst post.\n'
  const { blog, diagnostics } = read({ '2021-12-09-hello/index.md': text })
  expect(diagnostics).toEqual([])
  expect(blog.posts).toMatchObject([
    {
      filePath: 'blog/2021-12-09-hello/index.md',
      slug: '/2021/12/09/hello',
      title: 'Hello',
      description: 'First post.',
      date: '2021-12-09',
      tags: [{ label: 'Go', permalink: '/go' }],
      authors: [{ name: 'Bob' }],
      isUnlisted: false,
    },
  ])
})

// Facts, section 4: the front matter's date does not change the slug; its slug is the whole.
test.each([
  ['date: 2022-01-02', '/2021/12/09/hello', '2022-01-02T00:00:00.000Z'],
  ["date: '2022-01-02 10:00'", '/2021/12/09/hello', '2022-01-02T10:00:00.000Z'],
  ['slug: hi', '/hi', '2021-12-09'],
  ['slug: /deep/hi', '/deep/hi', '2021-12-09'],
])('with %s a post is at %s, of %s', (line, slug, date) => {
  const { blog } = read({ '2021-12-09-hello.md': `---\n${line}\n---\n` })
  expect(blog.posts[0]).toMatchObject({ slug, date })
})

test('the newest post comes first; posts of one day stay in their order', () => {
  const { blog } = read({
    '2021-01-01-a.md': '',
    '2021-01-02-b.md': '',
    '2021-01-02-c.md': '',
    'd.md': '---\ndate: 2021-01-01T12:00:00Z\n---',
  })
  expect(blog.posts.map(({ title }) => title)).toEqual([
    '2021-01-02-b',
    '2021-01-02-c',
    'd',
    '2021-01-01-a',
  ])
})

test('drafts are dropped; unlisted posts stay, and their tags have no page', () => {
  const { blog } = read({
    '2021-01-01-a.md': '---\ndraft: true\ntags: [x]\n---',
    '2021-01-02-b.md': '---\nunlisted: true\ntags: [y]\n---',
    '2021-01-03-c.md': '---\ntags: [z, b]\n---',
  })
  expect(blog.posts.map(({ isUnlisted }) => isUnlisted)).toEqual([false, true])
  expect(blog.tags.map(({ label }) => label)).toEqual(['b', 'z'])
})

test('a post without a date is an error', () => {
  const { blog, diagnostics } = read({ 'hello.md': '' })
  expect(blog.posts).toEqual([])
  expect(diagnostics).toEqual([
    {
      code: 'date-missing',
      severity: 'error',
      message:
        'The post has no date, neither in its name nor in its front matter.',
      hint: 'add `date: 2026-01-31` to the front matter, or put the date in front of the file name.',
      place: { type: 'file', file: 'blog/hello.md' },
    },
  ])
})

test('a day that does not exist is an error', () => {
  const { blog, diagnostics } = read({ '2021-02-30-a.md': '' })
  expect(blog.posts).toEqual([])
  expect(diagnostics.map(({ code }) => code)).toEqual(['date-invalid'])
})

test('a post without a date has that of its first commit', () => {
  const created = '2025-05-05T10:00:00.000Z'
  const history = new Map([
    ['blog/a.md', { created, updated: created, updatedBy: 'Ada' }],
  ])
  const { blog, diagnostics } = read({ 'a.md': '# A' }, history)
  expect(diagnostics).toEqual([])
  expect(blog.posts).toMatchObject([{ date: created, slug: '/a' }])
})
