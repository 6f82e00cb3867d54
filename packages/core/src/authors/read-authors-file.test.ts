import { describe, expect, test } from 'vitest'
import { readAuthorsFile } from './read-authors-file.ts'

const file = (text: string) =>
  readAuthorsFile({ filePath: 'blog/authors.yml', text })

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

  test('holds all that is said of an author', () => {
    const text = [
      'ada:',
      '  name: Ada',
      '  title: Founder',
      '  description: Likes engines.',
      '  url: https://ada.example',
      '  email: ada@example.com',
      '  image_url: /ada.png',
      '  socials:',
      '    github: ada',
      '    newsletter: https://ada.example/news',
      '  page: true',
    ].join('\n')
    const { byKey, diagnostics } = file(text)
    expect(diagnostics).toEqual([])
    expect(byKey.get('ada')).toEqual({
      key: 'ada',
      name: 'Ada',
      title: 'Founder',
      description: 'Likes engines.',
      url: 'https://ada.example',
      email: 'ada@example.com',
      image: { url: '/ada.png', filePath: 'blog/authors.yml' },
      socials: [
        { service: 'github', url: 'https://github.com/ada' },
        { service: 'newsletter', url: 'https://ada.example/news' },
      ],
      permalink: '/ada',
    })
  })

  test('with an account that is none is an error at the account', () => {
    const text = 'ada:\n  name: Ada\n  socials:\n    github: ada/engine\n'
    expect(file(text).diagnostics).toEqual([
      {
        code: 'author-social-invalid',
        severity: 'error',
        message:
          '`github` of the author `ada` is `ada/engine`, which names no account.',
        hint: 'write the name of the account alone, or a whole address that begins with `https://`.',
        place: {
          type: 'key',
          file: 'blog/authors.yml',
          keyPath: ['ada', 'socials', 'github'],
        },
      },
    ])
  })

  test('with a handle on a service that is not known asks for the address', () => {
    const text = 'ada:\n  name: Ada\n  socials:\n    forum: ada\n'
    expect(file(text).diagnostics.map(({ hint }) => hint)).toEqual([
      expect.stringMatching(/^write a whole address that begins with `https:/),
    ])
  })

  test('with a field that looks mistyped is a warning at the field', () => {
    expect(file('ada:\n  name: Ada\n  titel: Founder\n').diagnostics).toEqual([
      {
        code: 'authors-invalid',
        severity: 'warning',
        message: '`titel` is not a field of an author, so it has no effect.',
        hint: 'did you mean `title`?',
        place: {
          type: 'key',
          file: 'blog/authors.yml',
          keyPath: ['ada', 'titel'],
        },
      },
    ])
  })

  test('need not be there', () => {
    expect(readAuthorsFile(undefined).diagnostics).toEqual([])
  })
})
