import { encodePath, toHref, type UrlStyle } from '../shared/href.ts'
import type { ResolvedLink } from './resolved-link.ts'

/** The address to write into a page for a resolved link. */
export function hrefOf(
  link: ResolvedLink,
  style: UrlStyle,
  assetHrefs: ReadonlyMap<string, string>,
): string {
  switch (link.type) {
    case 'route':
      return toHref(`${link.permalink}${link.suffix}`, style)
    case 'locale': {
      const { baseUrl, permalink, suffix } = link
      return toHref(`${permalink}${suffix}`, { ...style, baseUrl })
    }
    case 'own':
      return ownFileHref(link.path, style) + link.suffix
    case 'static':
      return withBase(link.path, style) + link.suffix
    case 'asset':
      return (assetHrefs.get(link.filePath) ?? link.filePath) + link.suffix
    case 'hash':
      return link.hash
    case 'external':
    case 'broken':
      return link.url
  }
}

/** The address of a file that each locale has for itself; no rule for slashes bends it. */
export function ownFileHref(
  path: string,
  { baseUrl }: Pick<UrlStyle, 'baseUrl'>,
): string {
  return baseUrl + encodePath(path.replace(/^\/+/, ''))
}

/** A static file's address, without the rule for slashes: all locales share the file. */
export function withBase(
  path: string,
  { baseUrl, siteBaseUrl = baseUrl }: Pick<UrlStyle, 'baseUrl' | 'siteBaseUrl'>,
): string {
  return isExternal(path)
    ? path
    : siteBaseUrl + encodePath(path.replace(/^\/+/, ''))
}

/** An address on another host, or of a scheme of its own. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}
