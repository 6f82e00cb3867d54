import { expect, test } from 'vitest'
import type { UserConfig } from '../config/schema.ts'
import { makeSite } from '../testing/make-site.ts'

const editUrl = 'https://example.com/edit/main'

function editUrls(
  files: Record<string, string>,
  config: Partial<UserConfig>,
  cutVersions: readonly string[] = [],
) {
  const { site, diagnostics } = makeSite({ files, config, cutVersions })
  return { urls: Object.fromEntries(site.editUrls), diagnostics }
}

test('an address goes before the path of the file', () => {
  const files = {
    'docs/01-快速 开始/02-a.md': '',
    'docs/_part.md': '',
    'docs/draft.md': '---\ndraft: true\n---',
    'blog/2026-01-01-b.md': '',
    'src/pages/c.md': '',
  }
  const { urls } = editUrls(files, {
    docs: { editUrl },
    blog: { editUrl: `${editUrl}/` },
    pages: { editUrl },
  })
  expect(urls).toEqual({
    'docs/01-快速 开始/02-a.md':
      'https://example.com/edit/main/docs/01-%E5%BF%AB%E9%80%9F%20%E5%BC%80%E5%A7%8B/02-a.md',
    'blog/2026-01-01-b.md':
      'https://example.com/edit/main/blog/2026-01-01-b.md',
    'src/pages/c.md': 'https://example.com/edit/main/src/pages/c.md',
  })
})

// Facts: `custom_edit_url` goes first, and null removes the link.
test('a page may name another address, or none', () => {
  const files = {
    'docs/a.md': '---\ncustom_edit_url: https://example.com/wiki\n---',
    'docs/b.md': '---\ncustom_edit_url: null\n---',
  }
  expect(editUrls(files, { docs: { editUrl } }).urls).toEqual({
    'docs/a.md': 'https://example.com/wiki',
  })
  expect(editUrls(files, {}).urls).toEqual({
    'docs/a.md': 'https://example.com/wiki',
  })
})

const versioned = {
  'docs/a.md': '',
  'versioned_docs/version-1.0/a.md': '',
}

test('older versions are edited where they lie, or in the working folder', () => {
  expect(editUrls(versioned, { docs: { editUrl } }, ['1.0']).urls).toEqual({
    'docs/a.md': 'https://example.com/edit/main/docs/a.md',
    'versioned_docs/version-1.0/a.md':
      'https://example.com/edit/main/versioned_docs/version-1.0/a.md',
  })
  const docs = { editUrl, editCurrentVersion: true }
  expect(
    editUrls(versioned, { docs }, ['1.0']).urls[
      'versioned_docs/version-1.0/a.md'
    ],
  ).toBe('https://example.com/edit/main/docs/a.md')
})

test('a function is told of the page, and may name none', () => {
  const docs: UserConfig['docs'] = {
    editUrl: ({ filePath, permalink, locale, version }) =>
      version === 'current'
        ? undefined
        : `https://example.com/?${[filePath, permalink, locale].join('&')}`,
  }
  expect(editUrls(versioned, { docs }, ['1.0']).urls).toEqual({
    'versioned_docs/version-1.0/a.md':
      'https://example.com/?versioned_docs/version-1.0/a.md&/docs/a&en',
  })
})

test('a function that fails is reported', () => {
  const docs: UserConfig['docs'] = {
    editUrl: () => {
      throw new Error('no branch')
    },
  }
  expect(editUrls({ 'docs/a.md': '' }, { docs }).diagnostics).toEqual([
    {
      code: 'config-invalid-value',
      severity: 'error',
      message: '`docs.editUrl` failed: no branch.',
      hint: 'return an address, or undefined where a page is not edited.',
      place: {
        type: 'key',
        file: 'gwdocs.config.ts',
        keyPath: ['docs', 'editUrl'],
      },
    },
  ])
})
