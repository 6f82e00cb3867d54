import { describe, expect, test } from 'vitest'
import type { TagField } from '../frontmatter/fields.ts'
import { readTagsFile, type TagsFile } from './read-tags-file.ts'
import { resolveTags } from './resolve-tags.ts'

const resolve = (
  fields: readonly TagField[],
  tagsFile: TagsFile,
  onInline: 'error' | 'warn' | 'ignore' = 'warn',
) => resolveTags({ fields, file: 'blog/a.md', tagsFile, onInline })

const file = (text: string) => readTagsFile({ filePath: 'blog/tags.yml', text })

// Facts, section 4, “Tags”.
describe('the tags file', () => {
  test.each([
    ['hello:', { label: 'Hello', permalink: '/hello', description: undefined }],
    [
      'releaseNotes:',
      {
        label: 'ReleaseNotes',
        permalink: '/release-notes',
        description: undefined,
      },
    ],
    [
      'go:\n  label: Go 语言\n  permalink: /golang\n  description: About Go',
      { label: 'Go 语言', permalink: '/golang', description: 'About Go' },
    ],
    [
      'go:\n  permalink: golang',
      { label: 'Go', permalink: '/golang', description: undefined },
    ],
  ])('%j holds %j', (text, tag) => {
    const { byKey, diagnostics } = file(text)
    expect(diagnostics).toEqual([])
    expect([...(byKey?.values() ?? [])]).toEqual([tag])
  })

  test('with two tags of one page is an error', () => {
    expect(file('go:\ngolang:\n  permalink: /go').diagnostics).toEqual([
      {
        code: 'tags-invalid',
        severity: 'error',
        message: 'The tags `go` and `golang` share the page `/go`.',
        hint: 'give one of them another `permalink`.',
        place: { type: 'key', file: 'blog/tags.yml', keyPath: ['golang'] },
      },
    ])
  })

  test('with an unknown key is an error at this key', () => {
    expect(file('go:\n  lable: Go').diagnostics).toEqual([
      expect.objectContaining({
        code: 'tags-invalid',
        place: {
          type: 'key',
          file: 'blog/tags.yml',
          keyPath: ['go', 'lable'],
        },
      }),
    ])
  })

  test('need not be there', () => {
    expect(readTagsFile(undefined)).toEqual({
      byKey: undefined,
      diagnostics: [],
    })
  })
})

describe('the tags of a post', () => {
  test('that are keys of the file are meant', () => {
    const { tags, diagnostics } = resolve(['go'], file('go:\n  label: Go!'))
    expect(diagnostics).toEqual([])
    expect(tags.map(({ label }) => label)).toEqual(['Go!'])
  })

  test('that are not are reported, where there is a file', () => {
    const { tags, diagnostics } = resolve(['v2.0'], file('go:'))
    expect(tags).toEqual([
      { label: 'v2.0', permalink: '/v-2-0', description: undefined },
    ])
    expect(diagnostics).toEqual([
      {
        code: 'tag-inline',
        severity: 'warning',
        message:
          'The tag `v2.0` is not in the tags file, so it gets a page of its own.',
        hint: 'add it to `tags.yml`, or use a key that stands there.',
        place: { type: 'frontMatter', file: 'blog/a.md', key: 'tags' },
      },
    ])
  })

  test.each([
    ['error', ['error']],
    ['ignore', []],
  ] as const)('are taken as the config says: %s', (onInline, severities) => {
    const { diagnostics } = resolve(['x'], file('go:'), onInline)
    expect(diagnostics.map(({ severity }) => severity)).toEqual(severities)
  })

  test('go without a word where there is none', () => {
    const { diagnostics } = resolve(['x'], readTagsFile(undefined))
    expect(diagnostics).toEqual([])
  })

  test('are grouped by their page', () => {
    const fields = ['Go', 'go', { label: 'GO', permalink: '/go' }]
    const { tags } = resolve(fields, readTagsFile(undefined))
    expect(tags.map(({ label }) => label)).toEqual(['Go'])
  })
})
