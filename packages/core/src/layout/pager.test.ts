import { expect, test } from 'vitest'
import type { DocRoute } from '../routes/route.ts'
import { makeSite } from '../testing/make-site.ts'
import { docPager } from './pager.ts'

const { site, routeAt } = makeSite({
  config: { baseUrl: '/base/', trailingSlash: true },
  files: {
    'docs/a.md': '# A',
    'docs/b.md':
      '---\npagination_label: Page B\nsidebar_label: Side B\n---\n# B',
    'docs/c.md': '---\nsidebar_label: Side C\n---\n# C',
    'docs/d.md': '# D',
    'docs/e.md': '---\npagination_next: a\npagination_prev: null\n---\n# E',
    'docs/f.md': '---\npagination_next: hidden\n---\n# F',
    'docs/hidden.md': '---\nunlisted: true\n---\n# H',
    'docs/alone.md': '# Alone',
  },
  sidebars: {
    s: [
      'a',
      'hidden',
      {
        type: 'category',
        label: 'Guide',
        link: { type: 'generated-index' },
        items: ['b', { type: 'doc', id: 'c', label: 'Item C' }],
      },
      { type: 'doc', id: 'd', label: 'Item D' },
      'e',
      'f',
    ],
  },
})

/** Label and address before, and after. */
function around(path: string) {
  const { previous, next } = docPager(site, routeAt(path) as DocRoute)
  const text = (link: typeof next) => link && `${link.label} ${link.href}`
  return [text(previous), text(next)]
}

// Facts, section 2, “Prev/next”.
test.each([
  ['/docs/a', undefined, 'Guide /base/docs/category/guide/'],
  ['/docs/category/guide', 'A /base/docs/a/', 'Page B /base/docs/b/'],
  ['/docs/b', 'Guide /base/docs/category/guide/', 'Side C /base/docs/c/'],
  ['/docs/c', 'Page B /base/docs/b/', 'Item D /base/docs/d/'],
  ['/docs/d', 'Side C /base/docs/c/', 'E /base/docs/e/'],
  ['/docs/e', undefined, 'A /base/docs/a/'],
  ['/docs/f', 'E /base/docs/e/', undefined],
  ['/docs/hidden', undefined, undefined],
  ['/docs/alone', undefined, undefined],
])('around %s stand %s and %s', (path, previous, next) => {
  expect(around(path)).toEqual([previous, next])
})
