import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { shownPlace } from './doc-lookup.ts'
import { sidebarTarget } from './sidebar-target.ts'

const files = { 'docs/a.md': '# A', 'docs/b.md': '---\ndraft: true\n---\n# B' }
function targetOf(sidebars: object, name: string) {
  const { site } = makeSite({ files, sidebars })
  const place = shownPlace(site.graph, 'default', undefined)
  return place && sidebarTarget({ ...place, routes: site.routes }, name)
}

const category = (items: unknown[], link?: object) => ({
  type: 'category',
  label: 'Guide',
  items,
  ...(link && { link }),
})

test.each([
  [['a'], '/docs/a', 'A'],
  [['b', 'a'], '/docs/a', 'A'],
  [[{ type: 'doc', id: 'a', label: 'Start' }], '/docs/a', 'Start'],
  [[{ type: 'html', value: '<hr>' }, category(['a'])], '/docs/a', 'A'],
  [
    [category(['a'], { type: 'generated-index' })],
    '/docs/category/guide',
    'Guide',
  ],
])('the sidebar %j leads to %s, %s', (items, permalink, label) => {
  expect(targetOf({ s: items }, 's')).toEqual({ permalink, label })
})

test.each([
  [{ s: [{ type: 'link', label: 'L', href: '/x' }] }, 's'],
  [{ s: ['a'] }, 'other'],
])('of %j, the sidebar %s leads nowhere', (sidebars, name) => {
  expect(targetOf(sidebars, name)).toBeUndefined()
})
