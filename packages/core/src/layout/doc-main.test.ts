import { expect, test } from 'vitest'
import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { makeSite } from '../testing/make-site.ts'
import { categoryMain, docMain } from './doc-main.ts'

const { site, routeAt } = makeSite({
  config: { baseUrl: '/base/' },
  files: {
    'docs/a.md': '---\ndescription: About A\n---\n# A\n\n## One\n\n### Two',
    'docs/b.md': '---\nunlisted: true\nhide_table_of_contents: true\n---\n## B',
    'docs/c.md':
      '---\ntitle: C\nhide_title: true\ntoc_max_heading_level: 2\n---\n## D\n\n### E',
  },
  sidebars: {
    s: [
      {
        type: 'category',
        label: 'All',
        link: {
          type: 'generated-index',
          title: 'Everything',
          description: 'D',
        },
        items: [
          'a',
          'b',
          { type: 'link', label: 'L', href: '/docs/a' },
          { type: 'link', label: 'E', href: 'https://a.example' },
          { type: 'category', label: 'More', items: ['c'] },
        ],
      },
    ],
  },
})

test('the page of a category has a card for each item that leads somewhere', () => {
  const route = routeAt('/docs/category/all') as CategoryRoute
  expect(categoryMain(site, route)).toMatchObject({
    title: 'Everything',
    description: 'D',
    cards: [
      { label: 'A', href: '/base/docs/a', description: 'About A' },
      { label: 'L', href: '/base/docs/a' },
      { label: 'E', href: 'https://a.example' },
      { label: 'More', href: '/base/docs/c', itemCount: 1 },
    ],
  })
})

test.each([
  ['/docs/a', { title: 'A', hidesTitle: false, banners: [] }, ['One', 'Two']],
  ['/docs/b', { title: 'b', hidesTitle: false, banners: ['unlisted'] }, []],
  ['/docs/c', { title: 'C', hidesTitle: true, banners: [] }, ['D']],
])('%s shows %j', (path, expected, toc) => {
  const main = docMain(site, routeAt(path) as DocRoute)
  expect(main).toMatchObject(expected)
  expect(main.toc.map(({ text }) => text)).toEqual(toc)
})
