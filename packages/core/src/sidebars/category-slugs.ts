import GithubSlugger from 'github-slugger'
import type { CategoryNode, Sidebar, SidebarNode } from './sidebar.ts'

/**
 * Gives every generated index its address: the slug that its author chose, else
 * `/category/` and the label. One counter serves all sidebars of a version, in the order
 * in which readers see them: parents before their children.
 */
export function assignCategorySlugs(sidebars: readonly Sidebar[]): Sidebar[] {
  const slugger = new GithubSlugger()
  return sidebars.map((sidebar) => ({
    ...sidebar,
    items: sidebar.items.map((item) => withSlug(item, slugger)),
  }))
}

function withSlug(item: SidebarNode, slugger: GithubSlugger): SidebarNode {
  if (item.type !== 'category') return item
  const link = slugLink(item, slugger)
  return {
    ...item,
    link,
    items: item.items.map((child) => withSlug(child, slugger)),
  }
}

function slugLink(
  { link, label }: CategoryNode,
  slugger: GithubSlugger,
): CategoryNode['link'] {
  if (link?.type !== 'generated-index') return link
  const slug = link.slug ?? `/category/${slugger.slug(label)}`
  return { ...link, slug: slug.startsWith('/') ? slug : `/${slug}` }
}
