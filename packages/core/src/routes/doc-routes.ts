import type { DocSet } from '../graph/content-graph.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { walkSidebar } from '../sidebars/sidebar.ts'
import type { DocVersion } from '../versions/doc-version.ts'
import { joinRoute, toPaths } from './join-route.ts'
import type { CategoryRoute, DocRoute, DocsRoute } from './route.ts'

/** The routes of a doc set: its docs, then its generated indexes, then its tags. */
export function docRoutes({ config, versions }: DocSet): DocsRoute[] {
  return versions.flatMap((version) => {
    const base = joinRoute(config.routeBasePath, version.path)
    const owner = { docsId: config.id, versionName: version.name }
    return [
      ...version.docs
        .filter(({ isDraft }) => !isDraft)
        .map(({ id, slug, filePath }): DocRoute => ({
          type: 'doc',
          ...toPaths(joinRoute(base, slug)),
          ...owner,
          docId: id,
          filePath,
        })),
      ...categoryRoutes(version, base).map((route) => ({ ...route, ...owner })),
      ...tagRoutes(version, joinRoute(base, config.tagsBasePath), owner),
    ]
  })
}

type Unowned = Omit<CategoryRoute, 'docsId' | 'versionName'>

function categoryRoutes({ sidebars }: DocVersion, base: string): Unowned[] {
  return sidebars.flatMap(({ name, items }) =>
    [...walkSidebar(items)].flatMap((node): Unowned[] => {
      if (node.type !== 'category' || node.link?.type !== 'generated-index')
        return []
      const paths = toPaths(joinRoute(base, node.link.slug ?? ''))
      return [{ type: 'category', ...paths, sidebarName: name, category: node }]
    }),
  )
}

/** The page of all tags stands there as soon as there is one: every page of a tag leads to it. */
function tagRoutes(
  { tags }: DocVersion,
  base: RoutePath,
  owner: Pick<DocsRoute, 'docsId' | 'versionName'>,
): DocsRoute[] {
  return [
    ...(tags.length > 0
      ? [{ type: 'doc-tags', ...toPaths(base), ...owner } as const]
      : []),
    ...tags.map(
      (group) =>
        ({
          type: 'doc-tag',
          ...toPaths(joinRoute(base, group.tag.permalink)),
          ...owner,
          group,
        }) as const,
    ),
  ]
}
