import { expect, test } from 'vitest'
import { makeConfig } from '../testing/make-site.ts'
import { isPageIn, pageFolders } from './content-files.ts'

test.each([
  ['docs/a.md', [], true],
  ['docs/in/a.md', [], true],
  ['docs/_a.md', [], false],
  ['docs/_in/a.md', [], false],
  ['docs2/a.md', [], false],
  ['docs/in/README.md', ['**/README.md'], false],
  ['docs/README.md', ['**/README.md'], false],
  ['docs/wip/a.md', ['wip/**'], false],
  ['docs/in/wip/a.md', ['wip/**'], true],
])('%s is a page, where %j are none: %s', (filePath, exclude, expected) => {
  expect(isPageIn(filePath, { folder: 'docs', exclude })).toBe(expected)
})

test('pages lie in the folders of all versions, of blogs, and of stand-alone pages', () => {
  const config = makeConfig({ docs: { exclude: ['x/**'] } })
  expect(pageFolders(config, new Map([['default', ['1.0']]]))).toEqual([
    { folder: 'docs', exclude: ['x/**'] },
    { folder: 'versioned_docs/version-1.0', exclude: ['x/**'] },
    { folder: 'blog', exclude: [] },
    { folder: 'src/pages', exclude: [] },
  ])
})
