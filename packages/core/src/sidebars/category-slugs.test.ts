import { expect, test } from 'vitest'
import { assignCategorySlugs } from './category-slugs.ts'
import { type CategoryNode, type SidebarNode, walkSidebar } from './sidebar.ts'

function category(
  label: string,
  items: SidebarNode[] = [],
  slug?: string,
): CategoryNode {
  return {
    type: 'category',
    label,
    link: {
      type: 'generated-index',
      slug,
      title: undefined,
      description: undefined,
    },
    isCollapsible: true,
    isCollapsed: true,
    description: undefined,
    items,
  }
}

function slugs(sidebars: SidebarNode[][]): (string | undefined)[] {
  return assignCategorySlugs(
    sidebars.map((items, i) => ({ name: String(i), items })),
  )
    .flatMap(({ items }) => [...walkSidebar(items)])
    .map((node) =>
      node.type === 'category' && node.link?.type === 'generated-index'
        ? node.link.slug
        : '',
    )
}

test('equal labels are numbered in the order in which they are seen', () => {
  expect(
    slugs([[category('Nego', [category('Nego')])], [category('Nego')]]),
  ).toEqual(['/category/nego', '/category/nego-1', '/category/nego-2'])
})

test('a slug of its own takes no number', () => {
  expect(slugs([[category('Nego', [], 'pinned'), category('Nego')]])).toEqual([
    '/pinned',
    '/category/nego',
  ])
})

test('a leading sign leaves a dash', () => {
  expect(slugs([[category('🧬 Middleware')]])).toEqual([
    '/category/-middleware',
  ])
})
