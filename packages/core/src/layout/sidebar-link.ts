import { namedLocale } from '../i18n/named-locale.ts'
import { splitUrl, withoutBase } from '../links/find-target.ts'
import { isExternal, withBase } from '../links/href-of.ts'
import { toHref } from '../shared/href.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import type { LinkNode } from '../sidebars/sidebar.ts'
import { configTarget, type ConfigTarget, withSlash } from './config-link.ts'
import type { Site } from './site.ts'

/** Where a `link` item of a sidebar leads; `baseUrl` is added once, if at all. */
export function sidebarLinkTarget(
  { href, addsBaseUrl }: LinkNode,
  { config, routes }: Pick<Site, 'config' | 'routes'>,
): ConfigTarget {
  if (isExternal(href)) return { href, isExternal: true }
  if (!addsBaseUrl) return { href, isExternal: false }
  const written = withSlash(href)
  const isRoute = routes.byPath.has(normalizeRoutePath(splitUrl(written).path))
  const path = withSlash(isRoute ? written : withoutBase(href, config.baseUrl))
  if (!isRoute && namedLocale(path, config))
    return configTarget({ href: path }, config)
  const isFile = /\.(?!html?$)\w+$/.test(path)
  return {
    href: isFile ? withBase(path, config) : toHref(path, config),
    isExternal: false,
  }
}
