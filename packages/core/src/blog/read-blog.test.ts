import { readAuthorsFile } from '../authors/read-authors-file.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { blogSchema } from '../config/blog-schema.ts'
import { summaryOf } from '../testing/make-site.ts'
import type { SiteHistory } from '../history/site-history.ts'
import { readTagsFile } from '../tags/read-tags-file.ts'
import { readBlog } from './read-blog.ts'

const quiet = {
  onUntruncatedPosts: 'ignore',
  onInlineAuthors: 'ignore',
} as const

const read = (
  files: Record<string, string>,
  history: SiteHistory = new Map(),
  config: z.input<typeof blogSchema> = quiet,
) =>
  readBlog({
    config: blogSchema.parse(config),
    files: Object.entries(files).map(([path, text]) =>
      summaryOf(`blog/${path}`, text),
    ),
    history,
    showsDrafts: false,
    authors: readAuthorsFile(undefined),
    tags: readTagsFile(undefined),
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
  expect(blog.posts.map(({ title }) => title)).toEqual(['b', 'c', 'd', 'a'])
})

test('drafts are dropped; unlisted posts stay, and their tags are unlisted as they are', () => {
  const { blog } = read({
    '2021-01-01-a.md': '---\ndraft: true\ntags: [x]\n---',
    '2021-01-02-b.md': '---\nunlisted: true\ntags: [y]\n---',
    '2021-01-03-c.md': '---\ntags: [z, b]\n---',
  })
  expect(blog.posts.map(({ isUnlisted }) => isUnlisted)).toEqual([false, true])
  expect(
    blog.tags.map(({ tag, isUnlisted }) => [tag.label, isUnlisted]),
  ).toEqual([
    ['b', false],
    ['y', true],
    ['z', false],
  ])
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

const order = (sortPosts: 'ascending' | 'descending') =>
  read(
    { '2021-01-01-a.md': '', '2021-01-02-b.md': '', '2021-01-02-c.md': '' },
    new Map(),
    { sortPosts },
  ).blog.posts.map(({ title }) => title)

// Facts, section 4, “Sort”.
test('ascending order is descending order, reversed', () => {
  expect(order('descending')).toEqual(['b', 'c', 'a'])
  expect(order('ascending')).toEqual(['a', 'c', 'b'])
})

// Facts, section 4, “title”: front matter, else the heading, else the text of the name.
test.each([
  ['---\ntitle: Front\n---\n\n# Heading', 'Front'],
  ['# Heading', 'Heading'],
  ['Text.', 'hello'],
])('%j has the title %s', (text, title) => {
  const { blog } = read({ '2021-12-09-hello.md': text })
  expect(blog.posts[0]?.title).toBe(title)
})

// Facts, section 4, “Truncation”: both syntaxes, with free inner spaces.
test.each([
  ['a.md', '<!-- truncate -->', []],
  ['a.md', '<!--truncate-->', []],
  ['a.mdx', '{/* truncate */}', []],
  ['a.mdx', '{/*   truncate   */}', []],
  ['a.md', 'truncate', ['post-untruncated']],
])('%s with %s is reported as %j', (name, marker, codes) => {
  const text = `---\ndate: 2021-01-01\n---\n\nFirst.\n\n${marker}\n\nRest.\n`
  const { diagnostics } = read({ [name]: text }, new Map(), {})
  expect(diagnostics.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['warn', 'warning'],
  ['error', 'error'],
] as const)(
  'onUntruncatedPosts: %s makes a post without a marker a %s',
  (onUntruncatedPosts, severity) => {
    const { diagnostics } = read({ '2021-01-01-a.md': '' }, new Map(), {
      onUntruncatedPosts,
    })
    expect(diagnostics).toEqual([
      {
        code: 'post-untruncated',
        severity,
        message:
          'The post does not say where its summary ends, so lists show all of it.',
        hint: 'put `<!-- truncate -->` behind the summary, or set `onUntruncatedPosts` of the blog to `ignore`.',
        place: { type: 'file', file: 'blog/2021-01-01-a.md' },
      },
    ])
  },
)

test.each([
  ['', true, 1],
  ['reading_time: 7', true, 7],
  ['reading_time: 6.2', true, 7],
  ['reading_time: false', true, undefined],
  ['', false, undefined],
  ['reading_time: 7', false, 7],
])('%s with showReadingTime: %s takes %s minutes', (line, shown, minutes) => {
  const text = `---\ntitle: A\n${line}\n---\n\nText.\n`
  const { blog } = read({ '2021-01-01-a.md': text }, new Map(), {
    ...quiet,
    showReadingTime: shown,
  })
  expect(blog.posts[0]?.readingMinutes).toBe(minutes)
})

test.each([
  ['', 3],
  ['slow: true', 6],
  ['skip: true', undefined],
  ['reading_time: 9', 9],
])(
  'a blog that counts in its own way, with %j, says %s minutes',
  (line, minutes) => {
    const text = `---\ntitle: A\n${line}\n---\n\n${'word '.repeat(500)}\n`
    const { blog } = read({ '2021-01-01-a.md': text }, new Map(), {
      ...quiet,
      readingTime: ({ wordCount, frontMatter, defaultReadingTime }) => {
        if (frontMatter['skip']) return undefined
        if (frontMatter['slow']) return defaultReadingTime * 2
        return wordCount.words / 200
      },
    })
    expect(blog.posts[0]?.readingMinutes).toBe(minutes)
  },
)
