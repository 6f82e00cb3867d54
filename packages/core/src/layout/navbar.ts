import type {
  NavbarItemConfig,
  NavbarMenuItemConfig,
} from '../config/navbar-schema.ts'
import type { LogoConfig } from '../config/theme-schema.ts'
import { withBase } from '../links/href-of.ts'
import type { Route } from '../routes/route.ts'
import type {
  LogoModel,
  NavbarItem,
  NavbarModel,
} from '../shared/navbar-model.ts'
import { configTarget } from './config-link.ts'
import { homeHref } from './home-href.ts'
import { localeDropdown } from './locale-links.ts'
import { menuItem } from './menu-item.ts'
import { versionDropdown } from './navbar-versions.ts'
import type { Site } from './site.ts'

/** The bar on top of a page; items that lead to drafts are left out. */
export function navbarModel(site: Site, route: Route | undefined): NavbarModel {
  const { navbar } = site.config.theme
  const own = navbar.logo?.href
  const home =
    own === undefined
      ? homeHref(site)
      : configTarget({ to: own }, site.config).href
  return {
    title: navbar.title ?? site.config.title,
    href: home,
    ...(navbar.logo && { logo: logoModel(navbar.logo, site) }),
    hideOnScroll: navbar.hideOnScroll,
    items: withSearch(navbar.items, site).flatMap((item) =>
      toItem(item, site, route),
    ),
  }
}

/** Where the config gives the search no place, it stands at the end of the bar. */
function withSearch(
  items: readonly NavbarItemConfig[],
  { hasSearch }: Site,
): readonly NavbarItemConfig[] {
  const isPlaced = items.some(({ type }) => type === 'search')
  return hasSearch && !isPlaced
    ? [...items, { type: 'search', position: 'right' }]
    : items
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
  const toMenu = (items: readonly NavbarMenuItemConfig[]) =>
    items.flatMap((each) => menuItem(each, site, route))
  switch (item.type) {
    case 'dropdown': {
      const { type, label, className } = item
      const items = toMenu(item.items)
      if (items.length === 0) return []
      return [{ type, position, label, items, ...(className && { className }) }]
    }
    case 'docsVersionDropdown':
      return versionDropdown(
        {
          item,
          before: toMenu(item.dropdownItemsBefore),
          after: toMenu(item.dropdownItemsAfter),
        },
        site,
        route,
      )
    case 'localeDropdown':
      return localeDropdown(
        {
          item,
          before: toMenu(item.dropdownItemsBefore),
          after: toMenu(item.dropdownItemsAfter),
        },
        site,
        route,
      )
    case 'component': {
      const { type, component, props } = item
      return site.brokenComponents.has(component)
        ? []
        : [{ type, position, component, props }]
    }
    case 'search': {
      const { type, className } = item
      return site.hasSearch
        ? [{ type, position, ...(className && { className }) }]
        : []
    }
    default:
      return menuItem(item, site, route).map((each) =>
        'html' in each
          ? { type: 'html', position, ...each }
          : { type: 'link', position, ...each },
      )
  }
}
