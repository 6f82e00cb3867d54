import { describe, expect, test } from 'vitest'
import type { PostFrontMatter } from '../blog/post-fields.ts'
import type { OnBroken } from '../config/shared-options.ts'
import { readAuthorsFile } from './read-authors-file.ts'
import { resolveAuthors } from './resolve-authors.ts'

const team = readAuthorsFile({
  filePath: 'blog/authors.yml',
  text: 'ada:\n  name: Ada\n  title: Founder\n  url: https://ada.example\n  image_url: /ada.png\n  socials: {github: ada}\n  page: true\n',
})

const of = (frontMatter: PostFrontMatter, onInline: OnBroken = 'ignore') =>
  resolveAuthors({
    frontMatter,
    file: 'blog/a.md',
    authorsFile: team,
    onInline,
  })

// Facts, section 4, “Authors”.
describe('the authors of a post', () => {
  test('are named by their keys', () => {
    expect(of({ authors: ['ada'] })).toEqual({
      authors: [
        {
          key: 'ada',
          name: 'Ada',
          title: 'Founder',
          description: undefined,
          url: 'https://ada.example',
          email: undefined,
          image: { url: '/ada.png', filePath: 'blog/authors.yml' },
          socials: [{ service: 'github', url: 'https://github.com/ada' }],
          permalink: '/ada',
        },
      ],
      diagnostics: [],
    })
  })

  test('may be changed for one post', () => {
    const { authors } = of({ authors: [{ key: 'ada', title: 'Guest' }] })
    expect(authors[0]).toMatchObject({
      key: 'ada',
      name: 'Ada',
      title: 'Guest',
    })
  })

  test('may be written out', () => {
    const { authors } = of({ authors: [{ name: 'Bob', url: '/bob' }] })
    expect(authors[0]).toMatchObject({
      key: undefined,
      name: 'Bob',
      url: '/bob',
      permalink: undefined,
    })
  })

  test('may be written as older sites do', () => {
    const { authors } = of({
      author: 'Bob',
      author_title: 'Guest',
      authorImageURL: '/b.png',
    })
    expect(authors[0]).toMatchObject({
      name: 'Bob',
      title: 'Guest',
      image: { url: '/b.png', filePath: 'blog/a.md' },
    })
  })

  test('may have other accounts for one post', () => {
    const { authors } = of({
      authors: [{ key: 'ada', socials: { x: 'ada', email: 'a@b.example' } }],
    })
    expect(authors[0]?.socials).toEqual([
      { service: 'x', url: 'https://x.com/ada' },
      { service: 'email', url: 'mailto:a@b.example' },
    ])
  })

  test('that are named twice are an error, and shown once', () => {
    const { authors, diagnostics } = of({
      authors: ['ada', { key: 'ada', title: 'Guest' }],
    })
    expect(authors).toMatchObject([{ key: 'ada', title: 'Founder' }])
    expect(diagnostics).toEqual([
      {
        code: 'author-duplicate',
        severity: 'error',
        message: 'The post names the author `ada` more than once.',
        hint: 'name each author once.',
        place: { type: 'frontMatter', file: 'blog/a.md', key: 'authors' },
      },
    ])
  })

  test.each([
    ['warn', 'warning'],
    ['error', 'error'],
  ] as const)('that are written out are with %s a %s', (rule, severity) => {
    expect(of({ author: 'Bob' }, rule).diagnostics).toEqual([
      {
        code: 'author-inline',
        severity,
        message:
          'The post writes out the author `Bob`, who is not in the authors file.',
        hint: 'add them to `authors.yml` and name their keys, or set `onInlineAuthors` of the blog to `ignore`.',
        place: { type: 'frontMatter', file: 'blog/a.md', key: 'authors' },
      },
    ])
  })

  test('without a name are an error', () => {
    const { authors, diagnostics } = of({ authors: [{ title: 'Guest' }] })
    expect(authors).toEqual([])
    expect(diagnostics).toMatchObject([
      {
        code: 'authors-invalid',
        message: 'An author of the post has no name.',
      },
    ])
  })

  test('that are unknown are an error, with the name that was meant', () => {
    expect(of({ authors: ['adda'] })).toEqual({
      authors: [],
      diagnostics: [
        {
          code: 'author-unknown',
          severity: 'error',
          message: 'There is no author `adda` in the authors file.',
          hint: 'did you mean `ada`?',
          place: { type: 'frontMatter', file: 'blog/a.md', key: 'authors' },
        },
      ],
    })
  })
})
