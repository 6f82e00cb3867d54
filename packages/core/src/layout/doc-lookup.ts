import type { Doc } from '../docs/doc.ts'
import type { ContentGraph, DocSet } from '../graph/content-graph.ts'
import {
  type CategoryRoute,
  type DocRoute,
  type DocsRoute,
  isDocsRoute,
  type Route,
  type RouteTable,
} from '../routes/route.ts'
import { docKey, type Neighbours, pageKey } from '../sidebars/reading-order.ts'
import type { Sidebar, SidebarNode } from '../sidebars/sidebar.ts'
import type { DocVersion } from '../versions/doc-version.ts'

export type DocPlace = { readonly docSet: DocSet; readonly version: DocVersion }

/** The doc set and version of a route. A route names ones that exist: else it is a bug. */
export function placeOfRoute(
  graph: ContentGraph,
  route: Pick<DocsRoute, 'docsId' | 'versionName' | 'path'>,
): DocPlace {
  const docSet = graph.docSets.find(({ config }) => config.id === route.docsId)
  const version = docSet?.versions.find(
    ({ name }) => name === route.versionName,
  )
  if (!docSet || !version) {
    throw new Error(
      `No version ${route.versionName} of the doc set ${route.docsId} for ${route.path}.`,
    )
  }
  return { docSet, version }
}

/** A doc by its id. A caller that checked the id before may rely on it: else it is a bug. */
export function findDoc({ docsById }: DocVersion, id: string): Doc {
  const doc = docsById.get(id)
  if (!doc) throw new Error(`No doc has the id ${id}.`)
  return doc
}

/** The version that navbar items mean: the last one. */
export function lastVersion(
  graph: ContentGraph,
  docsId: string,
): DocVersion | undefined {
  const docSet = graph.docSets.find(({ config }) => config.id === docsId)
  return docSet?.versions.find(({ isLast }) => isLast) ?? docSet?.versions[0]
}

/** The version that navbar items mean on a page: its own, elsewhere the last one. */
export function shownPlace(
  graph: ContentGraph,
  docsId: string,
  route: Route | undefined,
): DocPlace | undefined {
  if (route && isDocsRoute(route) && route.docsId === docsId)
    return placeOfRoute(graph, route)
  const docSet = graph.docSets.find(({ config }) => config.id === docsId)
  const version = lastVersion(graph, docsId)
  return docSet && version && { docSet, version }
}

export function findSidebar(
  version: DocVersion,
  name: string,
): Sidebar | undefined {
  return version.sidebars.find((sidebar) => sidebar.name === name)
}

/** The sidebar that a page of the docs shows. */
export function sidebarOf(
  version: DocVersion,
  route: DocRoute | CategoryRoute,
): Sidebar | undefined {
  const name =
    route.type === 'doc'
      ? version.sidebarOf.get(route.docId)
      : route.sidebarName
  return name === undefined ? undefined : findSidebar(version, name)
}

/** Where a page stands in the sidebar that it shows; empty where it stands in none. */
export function readingPlace(
  version: DocVersion,
  route: DocRoute | CategoryRoute,
): {
  readonly trail?: readonly SidebarNode[] | undefined
  readonly neighbours?: Neighbours | undefined
} {
  const name = sidebarOf(version, route)?.name
  const order = name === undefined ? undefined : version.readingOrders.get(name)
  const key =
    (route.type === 'doc' ? docKey(route.docId) : pageKey(route.category)) ?? ''
  return {
    trail: order?.trails.get(key),
    neighbours: order?.neighbours.get(key),
  }
}

/** Route of a doc, by id; absent for a draft. */
export function docRoute(
  routes: RouteTable,
  version: DocVersion,
  id: string,
): Route | undefined {
  const doc = version.docsById.get(id)
  return doc && routes.byFile.get(doc.filePath)
}
