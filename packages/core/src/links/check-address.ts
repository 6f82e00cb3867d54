import { closestName } from '../diagnostics/closest-name.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import { namedLocale } from '../i18n/named-locale.ts'
import { normalizeRoutePath } from '../shared/route-path.ts'
import { isStatic, splitUrl } from './find-target.ts'
import { isExternal } from './href-of.ts'
import type { LinkedSite } from './linked-site.ts'

export type Address = {
  /** As its author wrote it. */
  readonly url: string
  /** The same without `baseUrl`. */
  readonly path: string
  readonly place: Place
}

export type AddressContext = Pick<
  LinkedSite,
  'config' | 'routes' | 'staticPaths' | 'locales'
>

/** A link outside the content, in a navbar, a footer or a sidebar, that names no page. */
export function checkAddress(
  { url, path, place }: Address,
  { config, routes, staticPaths, locales }: AddressContext,
): Diagnostic[] {
  const severity = severityOf(config.links.broken)
  if (!severity || isExternal(url)) return []
  const wanted = normalizeRoutePath(splitUrl(path).path)
  if (routes.byPath.has(wanted) || isStatic(wanted, staticPaths)) return []
  if (isInLocale(wanted, { config, locales })) return []
  const meant = closestName(wanted, routes.byPath.keys())
  return [
    {
      code: 'broken-link',
      severity,
      message: `\`${url}\` points nowhere: no page of the site has this address.`,
      hint: meant
        ? `did you mean \`${meant}\`?`
        : 'name a page by its address, such as `/intro`.',
      place,
    },
  ]
}

/** Whether a path names a page of a language; those of one that is not built are taken on trust. */
function isInLocale(
  path: string,
  { config, locales }: Pick<AddressContext, 'config' | 'locales'>,
): boolean {
  const named = namedLocale(path, config)
  const built = locales.find(
    (each) => each.config.locale.name === named?.locale.name,
  )
  return named !== undefined && built?.routes.byPath.has(named.path) !== false
}
