import type { NavbarItemConfig } from '../config/navbar-schema.ts'
import type { DocSet } from '../graph/content-graph.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { NavbarItem } from '../shared/page-model.ts'
import type { DocVersion } from '../versions/doc-version.ts'
import { docRoute, shownPlace } from './doc-lookup.ts'
import type { Site } from './site.ts'

type VersionItem = Extract<NavbarItemConfig, { type: 'docsVersion' }>
type DropdownItem = Extract<NavbarItemConfig, { type: 'docsVersionDropdown' }>

/** The version that the page belongs to, as a link to its main doc. */
export function versionLink(
  { docsId, label, position }: VersionItem,
  site: Site,
  route: Route | undefined,
): NavbarItem[] {
  const version = shownPlace(site.graph, docsId, route)?.version
  const target = version && mainRoute(site, version)
  if (!version || !target) return []
  const href = toHref(target.permalink, site.config)
  return [
    {
      type: 'link',
      position,
      label: label ?? version.label,
      href,
      isExternal: false,
      isActive: false,
    },
  ]
}

/** All versions: each leads to the same doc, or to the version's main one. */
export function versionDropdown(
  { docsId, position }: DropdownItem,
  site: Site,
  route: Route | undefined,
): NavbarItem[] {
  const place = shownPlace(site.graph, docsId, route)
  if (!place) return []
  const docId =
    route?.type === 'doc' && route.docsId === docsId ? route.docId : undefined
  const items = place.docSet.versions.flatMap((version) => {
    const target = sameDoc(site, version, docId)
    if (!target) return []
    const href = toHref(target.permalink, site.config)
    const isActive = version === place.version && route?.type === 'doc'
    return [{ label: version.label, href, isExternal: false, isActive }]
  })
  const [only] = items
  if (items.length === 1 && only)
    return [{ type: 'link', position, ...only, isActive: false }]
  return [{ type: 'dropdown', position, label: place.version.label, items }]
}

function sameDoc(
  site: Site,
  version: DocVersion,
  docId: string | undefined,
): Route | undefined {
  const same =
    docId === undefined ? undefined : docRoute(site.routes, version, docId)
  return same ?? mainRoute(site, version)
}

export function mainRoute(site: Site, version: DocVersion): Route | undefined {
  return version.mainDocId === undefined
    ? undefined
    : docRoute(site.routes, version, version.mainDocId)
}

/** Where a reader of another version finds what this page tells today. */
export function lastVersionRoute(
  site: Site,
  { versions }: DocSet,
  docId: string | undefined,
): { readonly route: Route; readonly version: DocVersion } | undefined {
  const version = versions.find(({ isLast }) => isLast)
  const route = version && sameDoc(site, version, docId)
  return version && route && { route, version }
}
