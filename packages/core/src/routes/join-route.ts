import { decodePath } from '../shared/href.ts'
import { resolveAddress } from '../shared/resolve-path.ts'
import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'

/**
 * Joins parts of a path, encoded or not, to a permalink; the last one's trailing slash is kept.
 * No part leads out of the site, whatever dots it holds.
 */
export function joinRoute(...parts: readonly string[]): RoutePath {
  return resolveAddress(`/${parts.map(decodePath).join('/')}`)
}

/** Both forms of an address that a route carries. */
export function toPaths(permalink: RoutePath): {
  path: RoutePath
  permalink: RoutePath
} {
  return { path: normalizeRoutePath(permalink), permalink }
}
