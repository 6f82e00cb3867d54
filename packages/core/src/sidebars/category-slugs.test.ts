import { expect, test } from 'vitest'
import { assignCategorySlugs } from './category-slugs.ts'
import {
  type CategoryNode,
  type Sidebar,
  type SidebarNode,
  walkSidebar,
} from './sidebar.ts'

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
    .sidebars.flatMap(({ items }) => [...walkSidebar(items)])
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

test('whoever gets a number is told how to keep it', () => {
  const place = { type: 'file', file: 'sidebars.ts' } as const
  const nego = category('Nego')
  const items = [
    nego,
    { ...nego, link: { ...nego.link, type: 'generated-index', place } },
  ] as const
  expect(
    assignCategorySlugs([{ name: 'api', items }] as Sidebar[]).diagnostics,
  ).toEqual([
    {
      code: 'category-slug-numbered',
      severity: 'warning',
      message:
        'The page of the category `Nego` is at `/category/nego-1`, since another has `/category/nego`: the number changes with the order of the sidebar, and links to the page break.',
      hint: "keep the address by writing it: `slug: '/category/nego-1'` in the `link` of the category.",
      place,
    },
  ])
})
