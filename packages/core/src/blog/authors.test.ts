import { describe, expect, test } from 'vitest'
import { readAuthorsFile, resolveAuthors } from './authors.ts'
import type { PostFrontMatter } from './post-fields.ts'

const file = (text: string) =>
  readAuthorsFile({ filePath: 'blog/authors.yml', text })

const team = file(
  'ada:\n  name: Ada\n  title: Founder\n  url: https://ada.example\n  image_url: /ada.png\n  page: true\n',
)

const of = (frontMatter: PostFrontMatter) =>
  resolveAuthors(frontMatter, 'blog/a.md', team)

// Facts, section 4, “Authors”.
describe('the authors file', () => {
  test.each([
    ['page: true', '/ada-lovelace'],
    ['page: {permalink: /ada}', '/ada'],
    ['page: {permalink: ada}', '/ada'],
    ['page: false', undefined],
    ['title: x', undefined],
  ])('with %s gives the page %s', (page, permalink) => {
    const { byKey } = file(`adaLovelace:\n  name: Ada\n  ${page}\n`)
    expect(byKey.get('adaLovelace')?.permalink).toBe(permalink)
  })

  test('needs a name or an image for each', () => {
    expect(file('ada:\n  title: Founder').diagnostics).toEqual([
      expect.objectContaining({
        code: 'authors-invalid',
        severity: 'error',
        place: { type: 'key', file: 'blog/authors.yml', keyPath: ['ada'] },
      }),
    ])
    expect(file('ada:\n  image_url: /a.png').diagnostics).toEqual([])
  })

  test('with two authors of one page is an error', () => {
    const text =
      'ada:\n  name: A\n  page: true\nAda:\n  name: B\n  page: true\n'
    expect(file(text).diagnostics).toEqual([
      {
        code: 'author-duplicate',
        severity: 'error',
        message: 'The authors `ada` and `Ada` share the page `/ada`.',
        hint: 'give one of them another `page.permalink`.',
        place: { type: 'key', file: 'blog/authors.yml', keyPath: ['Ada'] },
      },
    ])
  })

  test('need not be there', () => {
    expect(readAuthorsFile(undefined).diagnostics).toEqual([])
  })
})

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
          imageUrl: '/ada.png',
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
      imageUrl: '/b.png',
    })
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
