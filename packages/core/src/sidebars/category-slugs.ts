import GithubSlugger, { slug as toSlug } from 'github-slugger'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CategoryNode, Sidebar, SidebarNode } from './sidebar.ts'

export type SluggedSidebars = {
  readonly sidebars: readonly Sidebar[]
  readonly diagnostics: readonly Diagnostic[]
}

type Context = {
  readonly slugger: GithubSlugger
  readonly found: Diagnostic[]
}

/**
 * Gives every generated index its address: the slug that its author chose, else
 * `/category/` and the label. One counter serves all sidebars of a version, in the order
 * in which readers see them: parents before their children. Whoever gets a number is told
 * how to keep it.
 */
export function assignCategorySlugs(
  sidebars: readonly Sidebar[],
): SluggedSidebars {
  const context = { slugger: new GithubSlugger(), found: [] }
  const slugged = sidebars.map((sidebar) => ({
    ...sidebar,
    items: sidebar.items.map((item) => withSlug(item, context)),
  }))
  return { sidebars: slugged, diagnostics: context.found }
}

function withSlug(item: SidebarNode, context: Context): SidebarNode {
  if (item.type !== 'category') return item
  const link = slugLink(item, context)
  return {
    ...item,
    link,
    items: item.items.map((child) => withSlug(child, context)),
  }
}

function slugLink(
  { link, label }: CategoryNode,
  { slugger, found }: Context,
): CategoryNode['link'] {
  if (link?.type !== 'generated-index') return link
  if (link.slug !== undefined) return { ...link, slug: withSlash(link.slug) }
  const name = slugger.slug(label)
  const wanted = toSlug(label)
  if (name !== wanted && link.place)
    found.push({ ...explain({ label, name, wanted }), place: link.place })
  return { ...link, slug: `/category/${name}` }
}

function withSlash(slug: string): string {
  return slug.startsWith('/') ? slug : `/${slug}`
}

type Numbered = {
  readonly label: string
  readonly name: string
  readonly wanted: string
}

function explain({ label, name, wanted }: Numbered): Omit<Diagnostic, 'place'> {
  return {
    code: 'category-slug-numbered',
    severity: 'warning',
    message: `The page of the category \`${label}\` is at \`/category/${name}\`, since another has \`/category/${wanted}\`: the number changes with the order of the sidebar, and links to the page break.`,
    hint: `keep the address by writing it: \`slug: '/category/${name}'\` in the \`link\` of the category.`,
  }
}
