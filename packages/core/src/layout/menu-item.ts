import type { NavbarMenuItemConfig } from '../config/navbar-schema.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { MenuItem } from '../shared/navbar-model.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import { configTarget, withSlash } from './config-link.ts'
import { docRoute, findDoc, placeOfRoute, sidebarOf } from './doc-lookup.ts'
import { versionLink } from './navbar-versions.ts'
import { sidebarTarget } from './sidebar-target.ts'
import type { Site } from './site.ts'
import { versionedLink } from './versioned-link.ts'

/** An item of navbar or dropdown; none where it leads to a draft. */
export function menuItem(
  item: NavbarMenuItemConfig,
  site: Site,
  route: Route | undefined,
): MenuItem[] {
  const { className } = item
  const own = itemOf(item, site, route)
  return className ? own.map((each) => ({ ...each, className })) : own
}

function itemOf(
  item: NavbarMenuItemConfig,
  site: Site,
  route: Route | undefined,
): MenuItem[] {
  switch (item.type) {
    case 'link':
      return [linkItem(item, site, route)]
    case 'doc':
      return docItem(item, site, route)
    case 'docSidebar':
      return sidebarItem(item, site, route)
    case 'docsVersion':
      return versionLink(item, site, route)
    case 'html':
      return [{ html: item.value }]
  }
}

type LinkConfig = Extract<NavbarMenuItemConfig, { type: 'link' }>

function linkItem(
  link: LinkConfig,
  site: Site,
  route: Route | undefined,
): MenuItem {
  const ariaLabel = link['aria-label']
  return {
    label: link.label ?? '',
    ...configTarget(link, site.config),
    isActive: route !== undefined && isActive(link, site, route),
    ...(ariaLabel && { ariaLabel }),
  }
}

/** A page is in the section that an address names; the home page is alone. */
function isActive(
  link: LinkConfig,
  { config }: Site,
  { path }: Route,
): boolean {
  const { activeBasePath, activeBaseRegex, to, href } = link
  if (activeBaseRegex !== undefined)
    return new RegExp(activeBaseRegex).test(path)
  if (activeBasePath !== undefined)
    return path.startsWith(withSlash(activeBasePath))
  if (configTarget(link, config).isExternal) return false
  const section = normalizeRoutePath(withSlash(to ?? href ?? ''))
  return path === section || (section !== '/' && path.startsWith(`${section}/`))
}

type DocConfig = Extract<NavbarMenuItemConfig, { type: 'doc' }>

function docItem(
  { docId, docsId, label }: DocConfig,
  site: Site,
  current: Route | undefined,
): MenuItem[] {
  return versionedLink(docsId, { site, route: current }, ({ version }) => {
    const route = docRoute(site.routes, version, docId)
    return (
      route && {
        label: label ?? findDoc(version, docId).title,
        href: toHref(route.permalink, site.config),
        isExternal: false,
        isActive: current?.path === route.path,
      }
    )
  })
}

type SidebarConfig = Extract<NavbarMenuItemConfig, { type: 'docSidebar' }>

function sidebarItem(
  item: SidebarConfig,
  site: Site,
  current: Route | undefined,
): MenuItem[] {
  const { sidebarId, docsId, label } = item
  return versionedLink(docsId, { site, route: current }, (place) => {
    const target = sidebarTarget({ ...place, routes: site.routes }, sidebarId)
    return (
      target && {
        label: label ?? target.label,
        href: toHref(target.permalink, site.config),
        isExternal: false,
        isActive: current !== undefined && showsSidebar(current, item, site),
      }
    )
  })
}

function showsSidebar(
  route: Route,
  { sidebarId, docsId }: SidebarConfig,
  { graph }: Site,
): boolean {
  if (route.type !== 'doc' && route.type !== 'category') return false
  const { version } = placeOfRoute(graph, route)
  return (
    route.docsId === docsId && sidebarOf(version, route)?.name === sidebarId
  )
}
