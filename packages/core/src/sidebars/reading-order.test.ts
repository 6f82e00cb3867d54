import { expect, test } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { docKey, type Stop } from './reading-order.ts'
import type { SidebarNode } from './sidebar.ts'

const sidebar = [
  'a',
  { type: 'link', label: 'L', href: '/x' },
  { type: 'ref', id: 'e' },
  {
    type: 'category',
    label: 'B',
    link: { type: 'doc', id: 'b' },
    items: ['hidden', { type: 'category', label: 'C', items: ['c'] }],
  },
  {
    type: 'category',
    label: 'D',
    link: { type: 'generated-index' },
    items: ['d', 'a', { type: 'html', value: '<hr>' }],
  },
  'e',
]
const ids = ['a', 'b', 'c', 'd', 'e']
const files = {
  ...Object.fromEntries(ids.map((id) => [`docs/${id}.md`, ''])),
  'docs/hidden.md': '---\nunlisted: true\n---',
}
const { graph } = makeSite({ files, sidebars: { s: sidebar } }).site
const order = graph.docSets[0]?.versions[0]?.readingOrders.get('s')

const nameOf = (node: SidebarNode | Stop | undefined) =>
  node?.type === 'doc' ? node.id : node && 'label' in node ? node.label : '-'

// Facts, section 2, “Prev/next”.
test.each([
  [docKey('a'), '-', 'B'],
  [docKey('b'), 'a', 'c'],
  [docKey('c'), 'B', 'D'],
  ['category:/category/d', 'c', 'd'],
  [docKey('d'), 'D', 'a'],
  [docKey('e'), 'a', '-'],
])('around %s stand %s and %s', (key, previous, next) => {
  const found = order?.neighbours.get(key)
  expect([nameOf(found?.previous), nameOf(found?.next)]).toEqual([
    previous,
    next,
  ])
})

test('an unlisted doc has no neighbours, and is nobody’s', () => {
  expect(order?.neighbours.has(docKey('hidden'))).toBe(false)
})

test.each([
  [docKey('a'), ['a']],
  [docKey('b'), ['B']],
  [docKey('c'), ['B', 'C', 'c']],
  [docKey('hidden'), ['B', 'hidden']],
  [docKey('d'), ['D', 'd']],
  [docKey('e'), ['e']],
])('the way to %s is %j', (key, names) => {
  expect(order?.trails.get(key)?.map(nameOf)).toEqual(names)
})

test('a page that stands twice in a row is not its own neighbour', () => {
  const twice = [
    {
      type: 'category',
      label: 'A',
      link: { type: 'doc', id: 'a' },
      items: ['a', 'b'],
    },
  ]
  const made = makeSite({ files, sidebars: { s: twice } }).site
  const found = made.graph.docSets[0]?.versions[0]?.readingOrders.get('s')
  expect(nameOf(found?.neighbours.get(docKey('a'))?.next)).toBe('b')
  expect(nameOf(found?.neighbours.get(docKey('b'))?.previous)).toBe('a')
})
