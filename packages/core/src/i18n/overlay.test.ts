import { expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { overlayFiles, sourceOf } from './overlay.ts'
import { translatedFolders } from './translated-folders.ts'

const config = makeConfig({ docs: [{}, { id: 'api', path: 'api' }] })
const folders = translatedFolders(
  config,
  { folder: 'i18n/zh' },
  new Map([['default', ['1.0']]]),
)
const plugin = 'i18n/zh/docusaurus-plugin-content'

test.each([
  ['docs/a.md', `${plugin}-docs/current/a.md`],
  ['versioned_docs/version-1.0/a.md', `${plugin}-docs/version-1.0/a.md`],
  ['api/a.md', `${plugin}-docs-api/current/a.md`],
  ['blog/a.md', `${plugin}-blog/a.md`],
  ['src/pages/a.mdx', `${plugin}-pages/a.mdx`],
  ['src/pages/a.tsx', `${plugin}-pages/a.tsx`],
])('%s is translated by its own path, or by %s', (source, docusaurus) => {
  for (const found of [`i18n/zh/${source}`, docusaurus]) {
    const sources = new Set([source])
    const { origins, orphans } = overlayFiles({
      folders,
      sources,
      found: [found],
    })
    expect([...origins]).toEqual([[source, found]])
    expect(orphans).toEqual([])
    expect(sourceOf(found, folders)).toBe(source)
  }
})

const overlay = (...found: string[]) =>
  overlayFiles({ folders, found, sources: new Set(['docs/a.md']) })

test('a page without a source is an orphan', () => {
  expect(overlay('i18n/zh/docs/b.md')).toEqual({
    origins: new Map(),
    orphans: ['i18n/zh/docs/b.md'],
  })
})

test('partials, images and data may be the locale’s own', () => {
  const own = ['docs/_part.mdx', 'docs/_parts/x.md', 'docs/a.png']
  const { origins, orphans } = overlay(...own.map((each) => `i18n/zh/${each}`))
  expect([...origins.keys()]).toEqual(own)
  expect(orphans).toEqual([])
})

test('categories are read from the content alone', () => {
  const { origins, orphans } = overlay('i18n/zh/docs/_category_.json')
  expect([origins.size, orphans]).toEqual([0, []])
})

test('of two translations of a file, that by its own path counts', () => {
  const own = 'i18n/zh/docs/a.md'
  const { origins } = overlay(`${plugin}-docs/current/a.md`, own)
  expect(origins.get('docs/a.md')).toBe(own)
})
