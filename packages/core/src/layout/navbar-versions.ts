import type {
  NavbarItemConfig,
  NavbarMenuItemConfig,
} from '../config/navbar-schema.ts'
import type { DocSet } from '../graph/content-graph.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { MenuItem, MenuLink, NavbarItem } from '../shared/navbar-model.ts'
import type { DocVersion } from '../versions/doc-version.ts'
import { docRoute, type DocPlace, shownPlace } from './doc-lookup.ts'
import type { Site } from './site.ts'
import { preferredVersions, versionedLink } from './versioned-link.ts'

type VersionItem = Extract<NavbarMenuItemConfig, { type: 'docsVersion' }>
type DropdownItem = Extract<NavbarItemConfig, { type: 'docsVersionDropdown' }>

/** The version that the page belongs to, as a link to its main doc. */
export function versionLink(
  { docsId, label }: Pick<VersionItem, 'docsId' | 'label'>,
  site: Site,
  route: Route | undefined,
): MenuLink[] {
  return versionedLink(docsId, { site, route }, ({ version }) => {
    const target = mainRoute(site, version)
    return (
      target && {
        label: label ?? version.label,
        href: toHref(target.permalink, site.config),
        isExternal: false,
        isActive: false,
      }
    )
  })
}

export type VersionDropdown = {
  readonly item: DropdownItem
  /** What stands above and below the versions. */
  readonly before: readonly MenuItem[]
  readonly after: readonly MenuItem[]
}

/** All versions: each leads to the same doc, or to the version's main one. */
export function versionDropdown(
  { item, before, after }: VersionDropdown,
  site: Site,
  route: Route | undefined,
): NavbarItem[] {
  const { docsId, position, className } = item
  const place = shownPlace(site.graph, docsId, route)
  if (!place) return []
  const versions = versionItems(place, site, route)
  const items = [...before, ...versions, ...after]
  const [only] = versions
  const own = className ? { className } : {}
  if (items.length === 1 && only) {
    const { choice: _, ...link } = only
    return [{ type: 'link', position, ...link, isActive: false, ...own }]
  }
  const preferred = preferredVersions(place, route, ({ version }) => version)
  return [
    {
      type: 'dropdown',
      position,
      label: place.version.label,
      menuLabel: site.config.messages.versions,
      items,
      ...(preferred && { preferred }),
      ...own,
    },
  ]
}

function versionItems(
  { docSet, version: shown }: DocPlace,
  site: Site,
  route: Route | undefined,
): MenuLink[] {
  const docId =
    route?.type === 'doc' && route.docsId === docSet.config.id
      ? route.docId
      : undefined
  return docSet.versions.flatMap((version) => {
    const target = sameDoc(site, version, docId)
    if (!target) return []
    const href = toHref(target.permalink, site.config)
    const isActive = version === shown && route?.type === 'doc'
    const choice = { docsId: docSet.config.id, version: version.name }
    return [{ label: version.label, href, isExternal: false, isActive, choice }]
  })
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
