import type { Route, RouteTable } from '../routes/route.ts'
import { joinRoute } from '../routes/join-route.ts'
import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'
import type { CategoryNode, DocNode, SidebarNode } from '../sidebars/sidebar.ts'
import type { DocPlace } from './doc-lookup.ts'

export type SidebarPlace = DocPlace & { readonly routes: RouteTable }

/** What a sidebar calls a doc: front matter before the sidebars file before the title. */
export function docLabel(
  { id, label }: Pick<DocNode, 'id' | 'label'>,
  { version }: DocPlace,
): string {
  const doc = version.docsById.get(id)
  return doc?.frontMatter.sidebar_label ?? label ?? doc?.title ?? id
}

/** The page of a doc; absent for drafts. */
export function docPage(
  id: string,
  { version, routes }: SidebarPlace,
): Route | undefined {
  const doc = version.docsById.get(id)
  return doc && routes.byFile.get(doc.filePath)
}

export function isUnlistedDoc(id: string, { version }: DocPlace): boolean {
  return version.docsById.get(id)?.isUnlisted ?? false
}

/** The page of a category: its doc, or its generated index. */
export function categoryPage(
  { link }: CategoryNode,
  place: SidebarPlace,
): Route | undefined {
  if (link?.type === 'doc') return docPage(link.id, place)
  if (link?.slug === undefined) return undefined
  const { docSet, version, routes } = place
  const path = joinRoute(docSet.config.routeBasePath, version.path, link.slug)
  return routes.byPath.get(normalizeRoutePath(path))
}

/** Where a category's label leads: its page, else the first page in it. */
export function categoryTarget(
  category: CategoryNode,
  place: SidebarPlace,
): RoutePath | undefined {
  const page = hidesPage(category, place)
    ? undefined
    : categoryPage(category, place)
  return page?.permalink ?? firstPage(category.items, place)
}

/** Whether the page of a category is an unlisted doc: nothing leads there. */
export function hidesPage({ link }: CategoryNode, place: DocPlace): boolean {
  return link?.type === 'doc' && isUnlistedDoc(link.id, place)
}

function firstPage(
  items: readonly SidebarNode[],
  place: SidebarPlace,
): RoutePath | undefined {
  for (const item of items) {
    const found =
      item.type === 'doc' && !isUnlistedDoc(item.id, place)
        ? docPage(item.id, place)?.permalink
        : item.type === 'category'
          ? categoryTarget(item, place)
          : undefined
    if (found) return found
  }
  return undefined
}
