import { describe, expect, test } from 'vitest'
import { toString } from 'hast-util-to-string'
import { makeSite } from '../testing/make-site.ts'
import { contentOf, excerptOf } from './content-model.ts'
import { tocOf } from './toc.ts'

const { site } = makeSite({
  files: {
    'docs/a.mdx':
      "import P from './_part.mdx'\n\n## One\n\n### Two\n\n<P />\n\n## Five\n\n#### Six\n",
    'docs/_part.mdx':
      "import Q from './_inner.mdx'\n\n## Three\n\npart\n\n<Q />\n",
    'docs/_inner.mdx': '### Four\n\ninner\n',
    'blog/2026-01-01-p.md': '# T\n\none\n\n<!-- truncate -->\n\ntwo\n',
    'blog/2026-01-02-q.mdx': '# T\n\none\n\n{1 + 2}\n',
  },
})
const names = (levels?: { min?: number; max?: number }) =>
  tocOf(site, 'docs/a.mdx', levels).map(({ text }) => text)

describe('the table of contents', () => {
  test('has the headings of two levels, those of partials where they stand', () => {
    expect(names()).toEqual(['One', 'Two', 'Three', 'Four', 'Five'])
  })

  test.each([
    [{ max: 4 }, ['One', 'Two', 'Three', 'Four', 'Five', 'Six']],
    [{ max: 2 }, ['One', 'Three', 'Five']],
    [{ min: 3 }, ['Two', 'Four']],
  ])('with %j has %j', (levels, expected) => {
    expect(names(levels)).toEqual(expected)
  })
})

test('static partials stand in the place of their names', () => {
  const content = contentOf(site, 'docs/a.mdx')
  const text = content.type === 'tree' ? toString(content.root) : ''
  expect(text.replace(/\s+/g, ' ').trim()).toContain('Three part Four inner')
})

test.each([
  ['blog/2026-01-01-p.md', 'one', true],
  ['blog/2026-01-02-q.mdx', 'one', false],
])('a list shows of %s %j', (filePath, shown, isTruncated) => {
  const { content, ...rest } = excerptOf(site, filePath)
  const text = content.type === 'tree' ? toString(content.root).trim() : ''
  expect({ text, ...rest }).toEqual({ text: shown, isTruncated })
})
