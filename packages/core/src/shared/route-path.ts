/** A page's address in its site: decoded, leading slash, without `baseUrl`. */
export type RoutePath = `/${string}`

/**
 * The canonical form of a path that a reader asked for: `/a/index.html`, `/a.html`
 * and `/a/` all mean `/a`.
 *
 * In:  decoded path, with leading slash, without `baseUrl`, query or hash.
 * Out: no `/index.html`, no `.html`, no trailing slash; the root stays `/`.
 */
export function normalizeRoutePath(path: string): RoutePath {
  const bare = path
    .replace(/(?:^|\/)index(?:\.html)?$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
  return `/${bare.replace(/^\/+/, '')}`
}
