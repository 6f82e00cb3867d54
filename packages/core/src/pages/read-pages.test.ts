import { expect, test } from 'vitest'
import { pagesSchema } from '../config/content-schema.ts'
import { summaryOf } from '../testing/make-site.ts'
import { readPages } from './read-pages.ts'

const read = (files: Record<string, string>, modules: string[] = []) =>
  readPages({
    files: Object.entries(files).map(([path, text]) =>
      summaryOf(`src/pages/${path}`, text),
    ),
    modules: modules.map((path) => `src/pages/${path}`),
    config: pagesSchema.parse({}),
    showsDrafts: false,
  })

test.each([
  ['index.md', '', '/'],
  ['about.md', '', '/about'],
  ['team/index.mdx', '', '/team/'],
  ['team/ada.md', '', '/team/ada'],
  ['about.md', '---\nslug: /us\n---', '/us'],
  ['about.md', '---\nslug: us\n---', '/us'],
  ['cafe\u0301.md', '', '/caf\u00e9'],
])('%s with %j is at %s', (path, text, slug) => {
  expect(read({ [path]: text }).pages[0]?.slug).toBe(slug)
})

test.each([
  ['index.tsx', '/'],
  ['team/ada.jsx', '/team/ada'],
])('the module %s is at %s, and has no title of its own', (path, slug) => {
  expect(read({}, [path]).pages).toMatchObject([
    {
      filePath: `src/pages/${path}`,
      slug,
      isModule: true,
      title: undefined,
      description: undefined,
      isUnlisted: false,
      hidesToc: true,
    },
  ])
})

test('drafts have no page, and front matter is checked', () => {
  const { pages, diagnostics } = read({
    'a.md': '---\ndraft: true\n---',
    'b.md': '---\ntitel: B\n---\n\n# C',
  })
  expect(pages).toMatchObject([{ title: 'C' }])
  expect(diagnostics).toMatchObject([
    { code: 'front-matter-unknown-key', hint: 'did you mean `title`?' },
  ])
})
