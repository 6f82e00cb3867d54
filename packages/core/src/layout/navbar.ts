import type { NavbarItemConfig } from '../config/navbar-schema.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { NavbarItem, NavbarModel } from '../shared/page-model.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import { withBase } from '../links/href-of.ts'
import type { LogoConfig } from '../config/theme-schema.ts'
import type { LogoModel } from '../shared/page-model.ts'
import { type ConfigLink, configTarget, withSlash } from './config-link.ts'
import { docRoute, placeOfRoute, shownPlace, sidebarOf } from './doc-lookup.ts'
import { sidebarTarget } from './sidebar-target.ts'
import { localeDropdown } from './locale-links.ts'
import { versionDropdown, versionLink } from './navbar-versions.ts'
import type { Site } from './site.ts'

/** The bar on top of a page; items that lead to drafts are left out. */
export function navbarModel(site: Site, route: Route | undefined): NavbarModel {
  const { navbar } = site.config.theme
  const home = configTarget({ to: navbar.logo?.href ?? '/' }, site.config)
  return {
    title: navbar.title ?? site.config.title,
    href: home.href,
    ...(navbar.logo && { logo: logoModel(navbar.logo, site) }),
    hideOnScroll: navbar.hideOnScroll,
    items: navbar.items.flatMap((item) => toItem(item, site, route)),
  }
}

export function logoModel(
  { alt, src, srcDark }: LogoConfig,
  { config }: Site,
): LogoModel {
  return {
    alt,
    src: withBase(src, config),
    ...(srcDark && { srcDark: withBase(srcDark, config) }),
  }
}

function toItem(
  item: NavbarItemConfig,
  site: Site,
  route: Route | undefined,
): NavbarItem[] {
  const { position } = item
  switch (item.type) {
    case 'link':
      return [{ type: 'link', position, ...linkModel(item, site, route) }]
    case 'dropdown':
      return [
        {
          type: 'dropdown',
          position,
          label: item.label,
          items: item.items.map((each) => linkModel(each, site, route)),
        },
      ]
    case 'doc':
      return docItem(item, site, route)
    case 'docSidebar':
      return sidebarItem(item, site, route)
    case 'docsVersion':
      return versionLink(item, site, route)
    case 'docsVersionDropdown':
      return versionDropdown(item, site, route)
    case 'localeDropdown':
      return localeDropdown(item, site, route)
  }
}

type LabelledLink = ConfigLink & { readonly label: string }

function linkModel(link: LabelledLink, site: Site, route: Route | undefined) {
  const target = configTarget(link, site.config)
  const to = link.to ?? link.href ?? ''
  const isActive =
    !target.isExternal && route !== undefined && isWithin(route, withSlash(to))
  return { label: link.label, ...target, isActive }
}

/** A page is in the section of a link that its address starts with; the home page is alone. */
function isWithin({ path }: Route, to: string): boolean {
  const section = normalizeRoutePath(to)
  return path === section || (section !== '/' && path.startsWith(`${section}/`))
}

type DocItemConfig = Extract<NavbarItemConfig, { type: 'doc' }>

function docItem(
  { docId, docsId, label, position }: DocItemConfig,
  site: Site,
  current: Route | undefined,
): NavbarItem[] {
  const version = shownPlace(site.graph, docsId, current)?.version
  const route = version && docRoute(site.routes, version, docId)
  if (!version || !route) return []
  const title = version.docsById.get(docId)?.title ?? docId
  return [
    {
      type: 'link',
      position,
      label: label ?? title,
      href: toHref(route.permalink, site.config),
      isExternal: false,
      isActive: current?.path === route.path,
    },
  ]
}

type SidebarItemConfig = Extract<NavbarItemConfig, { type: 'docSidebar' }>

function sidebarItem(
  item: SidebarItemConfig,
  site: Site,
  current: Route | undefined,
): NavbarItem[] {
  const { sidebarId, docsId, label, position } = item
  const place = shownPlace(site.graph, docsId, current)
  const target =
    place && sidebarTarget({ ...place, routes: site.routes }, sidebarId)
  if (!target) return []
  return [
    {
      type: 'link',
      position,
      label: label ?? target.label,
      href: toHref(target.permalink, site.config),
      isExternal: false,
      isActive: current !== undefined && showsSidebar(current, item, site),
    },
  ]
}

function showsSidebar(
  route: Route,
  { sidebarId, docsId }: SidebarItemConfig,
  { graph }: Site,
): boolean {
  if (route.type !== 'doc' && route.type !== 'category') return false
  const { version } = placeOfRoute(graph, route)
  return (
    route.docsId === docsId && sidebarOf(version, route)?.name === sidebarId
  )
}
