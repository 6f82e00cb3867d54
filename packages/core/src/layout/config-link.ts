import { plannedFeedPaths } from '../feeds/feed-file.ts'
import { namedLocale } from '../i18n/named-locale.ts'
import { isExternal, ownFileHref, withBase } from '../links/href-of.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { toHref } from '../shared/href.ts'
import type { RoutePath } from '../shared/route-path.ts'

export type ConfigLink = {
  readonly to?: string | undefined
  readonly href?: string | undefined
}

export type ConfigTarget = {
  readonly href: string
  readonly isExternal: boolean
}

/** Where a link of the config leads: `to` is a page of the site, `href` any address. */
export function configTarget(
  { to, href }: ConfigLink,
  config: ResolvedConfig,
): ConfigTarget {
  const target = to ?? href ?? '/'
  if (isExternal(target)) return { href: target, isExternal: true }
  const path = withSlash(target)
  if (plannedFeedPaths(config).includes(path))
    return { href: ownFileHref(path, config), isExternal: false }
  if (to === undefined && /\.\w+$/.test(target))
    return { href: withBase(target, config), isExternal: false }
  const named = namedLocale(path, config)
  if (named) {
    const { baseUrl } = named.locale
    return {
      href: toHref(named.path, { ...config, baseUrl }),
      isExternal: false,
    }
  }
  return { href: toHref(path, config), isExternal: false }
}

export function withSlash(path: string): RoutePath {
  return path.startsWith('/') ? (path as RoutePath) : `/${path}`
}
