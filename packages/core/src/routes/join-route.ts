import { normalizeRoutePath, type RoutePath } from '../shared/route-path.ts'

/** Joins parts of a path to a permalink; the last one's trailing slash is kept. */
export function joinRoute(...parts: readonly string[]): RoutePath {
  const joined = `/${parts.join('/')}`.replace(/\/{2,}/g, '/')
  return (joined === '/' ? '/' : joined) as RoutePath
}

/** Both forms of an address that a route carries. */
export function toPaths(permalink: RoutePath): {
  path: RoutePath
  permalink: RoutePath
} {
  return { path: normalizeRoutePath(permalink), permalink }
}
