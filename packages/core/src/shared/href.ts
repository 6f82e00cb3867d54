import type { RoutePath } from './route-path.ts'
import { wellFormed } from './well-formed.ts'

/** What turns a route into an address: both are constant for a whole site. */
export type UrlStyle = {
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Base path of what all locales share, where it is another. */
  readonly siteBaseUrl?: string | undefined
  /** `undefined` leaves a route as it is written. */
  readonly trailingSlash?: boolean | undefined
}

/**
 * The address to write into a link for a route.
 *
 * Out: percent-encoded, with `baseUrl` and the site's trailing-slash rule; a hash or a
 *      query is kept as given and never takes a slash.
 *
 * @see RFC 3986 §3.3, path
 */
export function toHref(
  routePath: RoutePath,
  { baseUrl, trailingSlash }: UrlStyle,
): string {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(routePath) ?? []
  const encoded = encodePath(path.replace(/^\/+/, ''))
  return baseUrl + applyTrailingSlash(encoded, trailingSlash) + suffix
}

function applyTrailingSlash(path: string, rule: boolean | undefined): string {
  if (path === '' || rule === undefined) return path
  const bare = path.replace(/\/+$/, '')
  return rule ? `${bare}/` : bare
}

/** What a path means; a stray percent sign is a character of a name. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Encodes what is not yet encoded, so that a hand-encoded address is not encoded twice. */
export function encodePath(path: string): string {
  return encodeSegments(decodePath(path))
}

/** Encodes every character that is no part of an address, percent signs too. */
export function encodeSegments(path: string): string {
  return path
    .split('/')
    .map((segment) =>
      encodeURIComponent(wellFormed(segment)).replace(/%40/g, '@'),
    )
    .join('/')
}
