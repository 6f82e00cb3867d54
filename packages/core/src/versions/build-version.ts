import type { Doc } from '../docs/doc.ts'
import { readingOrder } from '../sidebars/reading-order.ts'
import type { Sidebar } from '../sidebars/sidebar.ts'
import { walkSidebar } from '../sidebars/sidebar.ts'
import { groupByTag } from '../tags/group-by-tag.ts'
import type { DocVersion } from './doc-version.ts'
import type { VersionPlan } from './version-plan.ts'

/** A version with its docs and sidebars joined. */
export function buildVersion(
  plan: VersionPlan,
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
): DocVersion {
  const docsById = new Map(docs.toReversed().map((doc) => [doc.id, doc]))
  return {
    ...plan,
    mainDocId: findMainDoc(docs, sidebars),
    docs,
    docsById,
    sidebars,
    tags: groupByTag(docs.filter(({ isDraft }) => !isDraft)),
    draftIds: docs.filter(({ isDraft }) => isDraft).map(({ id }) => id),
    sidebarOf: mapSidebars(docs, sidebars),
    readingOrders: new Map(
      sidebars.map(({ name, items }) => [name, readingOrder(items, docsById)]),
    ),
  }
}

/** The doc at `/`, else the first of the first sidebar, else the first by id. */
function findMainDoc(
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
): string | undefined {
  const visible = docs.filter(({ isDraft }) => !isDraft)
  const root = visible.find(({ slug }) => slug === '/')
  const first = docIds(sidebars[0])[0]
  return root?.id ?? first ?? visible.map(({ id }) => id).sort()[0]
}

function mapSidebars(
  docs: readonly Doc[],
  sidebars: readonly Sidebar[],
): ReadonlyMap<string, string> {
  const names = new Map(
    sidebars.flatMap((sidebar) =>
      docIds(sidebar).map((id) => [id, sidebar.name] as const),
    ),
  )
  for (const { id, frontMatter } of docs) {
    const own = frontMatter.displayed_sidebar
    if (own === null) names.delete(id)
    else if (own !== undefined) names.set(id, own)
  }
  return names
}

/** Ids of the docs that belong to a sidebar, categories' own pages among them. */
export function docIds(sidebar: Sidebar | undefined): string[] {
  return [...walkSidebar(sidebar?.items ?? [])].flatMap((node) => {
    if (node.type === 'doc') return node.isRef ? [] : [node.id]
    return node.type === 'category' && node.link?.type === 'doc'
      ? [node.link.id]
      : []
  })
}
