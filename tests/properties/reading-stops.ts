import type { ContentGraph } from '@gwdocs/core'
import type { MadePage, MadeSite } from './made-site.ts'

export type Version = ContentGraph['docSets'][number]['versions'][number]
type SidebarNode = Version['sidebars'][number]['items'][number]

/** The version that a page of the docs belongs to. */
export function versionOf(
  { graph }: MadeSite,
  { route }: MadePage,
): Version | undefined {
  if (!('versionName' in route)) return undefined
  return graph.docSets
    .find(({ config }) => config.id === route.docsId)
    ?.versions.find(({ name }) => name === route.versionName)
}

/** What a reader of a sidebar comes by, from top to bottom: a key for each of its pages. */
export function stopsOf(
  items: readonly SidebarNode[],
  version: Version,
): string[] {
  const isListed = (id: string) =>
    version.docsById.get(id)?.isUnlisted === false
  return items.flatMap((node): string[] => {
    if (node.type === 'doc')
      return !node.isRef && isListed(node.id) ? [`doc ${node.id}`] : []
    if (node.type !== 'category') return []
    const inner = stopsOf(node.items, version)
    if (node.link?.type === 'doc')
      return isListed(node.link.id) ? [`doc ${node.link.id}`, ...inner] : inner
    return node.link ? [`index ${node.link.slug ?? ''}`, ...inner] : inner
  })
}

/** The stops of the sidebar that a page shows. */
export function ownStops(
  version: Version,
  { route }: MadePage,
): readonly string[] {
  const name = sidebarNameOf(version, route)
  const sidebar = version.sidebars.find((each) => each.name === name)
  return stopsOf(sidebar?.items ?? [], version)
}

export function sidebarNameOf(
  version: Version,
  route: MadePage['route'],
): string | undefined {
  if (route.type === 'doc') return version.sidebarOf.get(route.docId)
  return route.type === 'category' ? route.sidebarName : undefined
}

/** The key of a page among the stops. */
export function stopOf({ route }: MadePage): string {
  if (route.type === 'doc') return `doc ${route.docId}`
  const link = route.type === 'category' ? route.category.link : undefined
  const slug = link?.type === 'generated-index' ? link.slug : undefined
  return `index ${slug ?? ''}`
}
