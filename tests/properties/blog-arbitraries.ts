import fc from 'fast-check'
import { maybe } from './doc-arbitraries.ts'

const postPaths = fc.constantFrom(
  '2021-12-09-hello.md',
  '2021-12-09-hello/index.md',
  '2021/12/09/hello.md',
  '2021/12-09-other/index.mdx',
  'nested/2021-12-10-hello.md',
  'post-2021-12-09-hello.md',
  '2021-1-2-x.md',
  '2021-12-09-hello/other.md',
  '2021-12-09.md',
  '2021-12-09/index.mdx',
  '2022-03-04-你好.md',
  '2021-02-31-never.md',
  'undated.md',
  'tags/2021-01-01-x.md',
)

const postFrontMatter = fc.record(
  {
    slug: fc.constantFrom('own', '/own', '/2021/12/09/hello', 'tags', 'page/2'),
    title: fc.constantFrom('T', '<b>', '你好'),
    date: fc.constantFrom('2020-01-01', '2023-05-06T10:00', 'someday'),
    tags: fc.constantFrom(['Go'], ['C++', 'v2.0'], ['known'], ['known', 'Go']),
    authors: fc.constantFrom('ada', ['ada', 'eve'], 'nobody', [
      { name: 'Inline' },
    ]),
    draft: fc.boolean(),
    unlisted: fc.boolean(),
    hide_title: fc.boolean(),
  },
  { requiredKeys: [] },
)

export type PostDraft = {
  readonly path: string
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly isTruncated: boolean
}

const post: fc.Arbitrary<PostDraft> = fc.record({
  path: postPaths,
  frontMatter: fc.oneof(fc.constant({}), postFrontMatter),
  isTruncated: fc.boolean(),
})

export type BlogDraft = {
  readonly posts: readonly PostDraft[]
  readonly authors: string | undefined
  readonly tags: string | undefined
  readonly postsPerPage: number
}

export const blogDraft: fc.Arbitrary<BlogDraft | undefined> = maybe(
  fc.record({
    posts: fc.uniqueArray(post, { maxLength: 6, selector: ({ path }) => path }),
    authors: maybe(
      fc.constantFrom(
        'ada:\n  name: Ada\n  page: true\neve:\n  name: Eve\n',
        'ada:\n  name: Ada\n  page:\n    permalink: /all-ada-articles\n',
        'ada:\n  title: no name\n',
      ),
      1,
    ),
    tags: maybe(
      fc.constantFrom(
        'known:\n  label: Known\n  permalink: /known\n',
        'known:\nunused:\n  label: Unused\n',
      ),
      1,
    ),
    postsPerPage: fc.constantFrom(1, 2, 10),
  }),
  1,
)
