import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'

function versionOf(files: Record<string, string>, sidebars?: unknown) {
  const { site } = makeSite({
    files,
    ...(sidebars !== undefined && { sidebars }),
  })
  const version = site.graph.docSets[0]?.versions[0]
  if (!version) throw new Error('no version')
  return version
}

test('the working folder is the version `current`, labelled `Next`', () => {
  expect(versionOf({ 'docs/a.md': '' })).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: '',
  })
})

// Facts, section 3: main doc of a version.
test.each([
  ['the doc at the root', { 'docs/z.md': '---\nslug: /\n---' }, undefined, 'z'],
  ['else the first of the first sidebar', {}, { s: ['b', 'a'] }, 'b'],
  ['else the first by id', {}, {}, 'a'],
  ['no draft', { 'docs/0.md': '---\ndraft: true\n---' }, {}, 'a'],
])('the main doc is %s', (_, more, sidebars, id) => {
  const files = { 'docs/a.md': '', 'docs/b.md': '', ...more }
  expect(versionOf(files, sidebars).mainDocId).toBe(id)
})

test('a doc shows the last sidebar that it belongs to; a ref belongs to none', () => {
  const sidebars = {
    one: ['a', 'b'],
    two: ['b', { type: 'ref', id: 'c' }],
    three: [
      {
        type: 'category',
        label: 'D',
        items: ['e'],
        link: { type: 'doc', id: 'd' },
      },
    ],
  }
  const files = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id) => [`docs/${id}.md`, '']),
  )
  expect([...versionOf(files, sidebars).sidebarOf]).toEqual([
    ['a', 'one'],
    ['b', 'two'],
    ['d', 'three'],
    ['e', 'three'],
  ])
})

test('front matter chooses a sidebar, or none', () => {
  const files = {
    'docs/a.md': '---\ndisplayed_sidebar: two\n---',
    'docs/b.md': '---\ndisplayed_sidebar: null\n---',
  }
  const { sidebarOf } = versionOf(files, { one: ['a', 'b'], two: ['a'] })
  expect([...sidebarOf]).toEqual([['a', 'two']])
})

test('docs are found by id; of two with one id, the first', () => {
  const { docsById } = versionOf({
    'docs/1-a.md': '# One',
    'docs/2-a.md': '# Two',
    'docs/b.md': '',
  })
  expect([...docsById.keys()].sort()).toEqual(['a', 'b'])
  expect(docsById.get('a')?.title).toBe('One')
})
