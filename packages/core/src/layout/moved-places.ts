import { isExternal } from '../links/href-of.ts'
import type { Redirect } from '../routes/redirect.ts'
import type { Route } from '../routes/route.ts'
import { toHref, type UrlStyle } from '../shared/href.ts'
import type { PageModel } from '../shared/main-model.ts'
import type { RoutePath } from '../shared/route-path.ts'
import type { Site } from './site.ts'

/** Where places of a page went that it had once. No server hears of a hash: the page itself must know. */
export function movedPlaces(
  { redirects, config, assets }: Pick<Site, 'redirects' | 'config' | 'assets'>,
  { path }: Pick<Route, 'path'>,
): Pick<PageModel, 'movedPlaces'> {
  const { redirectScriptHref: scriptHref } = assets
  const places = placesFrom(path, redirects, config)
  return scriptHref !== undefined && Object.keys(places).length > 0
    ? { movedPlaces: { scriptHref, places } }
    : {}
}

/** Id → address, for the places of one page that redirect. */
export function placesFrom(
  path: RoutePath,
  redirects: readonly Redirect[],
  style: UrlStyle,
): Record<string, string> {
  return Object.fromEntries(
    redirects.flatMap(({ from, fromHash, to }) =>
      from === path && fromHash !== undefined
        ? [[fromHash, redirectHref(to, style)] as const]
        : [],
    ),
  )
}

/** The address to which a redirect leads, as pages write it. */
export function redirectHref(to: string, style: UrlStyle): string {
  return isExternal(to) ? to : toHref(to as RoutePath, style)
}
