import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { RoutePath } from '../shared/route-path.ts'
import { type Locale, outputPrefix } from './locale.ts'

export type NamedLocale = {
  readonly locale: Locale
  /** The address within the locale. */
  readonly path: RoutePath
}

/**
 * The language that an address names by its own path: `/zh/guide` and `/base/zh/guide` name `zh`.
 *
 * The default one lies at the root of the site, so no address names it; nor does one that only
 * begins with the same letters.
 */
export function namedLocale(
  path: string,
  { i18n, siteBaseUrl }: Pick<ResolvedConfig, 'i18n' | 'siteBaseUrl'>,
): NamedLocale | undefined {
  const candidates = path.startsWith(siteBaseUrl)
    ? [path.slice(1), path.slice(siteBaseUrl.length)]
    : [path.slice(1)]
  const found = i18n.locales.flatMap((locale) => {
    const prefix = outputPrefix(locale, siteBaseUrl)
    const inner = candidates.find((each) => `${each}/`.startsWith(prefix))
    return prefix === '' || inner === undefined || !path.startsWith('/')
      ? []
      : [{ locale, path: `/${inner.slice(prefix.length)}` as const }]
  })
  return found[0]
}
