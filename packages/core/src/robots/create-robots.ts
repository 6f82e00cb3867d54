import type { ResolvedConfig } from '../config/resolved-config.ts'

/**
 * What crawlers may read: all of it, or nothing of a site that is not to be found. Pages that
 * say `noindex` are not forbidden: who may not read a page never learns what it says.
 *
 * In:  addresses of the sitemaps, absolute.
 * Out: undefined below a base path, where no crawler would look for it.
 *
 * @see RFC 9309, Robots Exclusion Protocol
 */
export function createRobots(
  { noIndex, siteBaseUrl }: Pick<ResolvedConfig, 'noIndex' | 'siteBaseUrl'>,
  sitemaps: readonly string[],
): string | undefined {
  if (siteBaseUrl !== '/') return undefined
  const rule = noIndex ? 'Disallow: /' : 'Allow: /'
  const named = sitemaps.map((url) => `Sitemap: ${url}\n`)
  const list = named.length === 0 ? '' : `\n${named.join('')}`
  return `User-agent: *\n${rule}\n${list}`
}
