export type StaticSite = {
  /** Whether a file exists, by its path below the output folder. */
  readonly has: (path: string) => boolean
  readonly baseUrl: string
  readonly trailingSlash: boolean | undefined
}

export type Resolved =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'not-found' }

/**
 * What a static host answers for a path: a file, the canonical address of a page, or nothing.
 *
 * In:  path as the request names it, percent-encoded, without query.
 */
export function resolveRequest(pathname: string, site: StaticSite): Resolved {
  const decoded = decode(pathname)
  if (decoded === undefined) return { type: 'not-found' }
  if (!`${decoded}/`.startsWith(site.baseUrl)) {
    return decoded === '/'
      ? { type: 'redirect', to: site.baseUrl }
      : { type: 'not-found' }
  }
  const path = decoded.slice(site.baseUrl.length)
  // What begins with two slashes names a host once it stands in a redirect.
  if (path.startsWith('/')) return { type: 'not-found' }
  if (
    path !== '' &&
    !path.endsWith('/') &&
    !path.endsWith('.html') &&
    site.has(path)
  ) {
    return { type: 'file', path }
  }
  const bare = path.replace(/(?:^|\/)index\.html$|\.html$|\/+$/, '')
  const file = pageFile(bare, site)
  if (file === undefined || bare === '404' || bare.endsWith('/404'))
    return { type: 'not-found' }
  const address = canonical(bare, site)
  return isCanonical(path, bare, site)
    ? { type: 'file', path: file }
    : { type: 'redirect', to: address }
}

/**
 * The not-found page for an address: the nearest one, since each locale has its own.
 *
 * Out: path below the output folder, whether or not the file exists.
 */
export function notFoundPage(pathname: string, site: StaticSite): string {
  const path = decode(pathname)?.slice(site.baseUrl.length) ?? ''
  const folders = path.split('/').slice(0, -1)
  for (let depth = folders.length; depth > 0; depth--) {
    const page = `${folders.slice(0, depth).join('/')}/404.html`
    if (site.has(page)) return page
  }
  return '404.html'
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.split(/[/\\]/).includes('..') || path.includes('\0')
      ? undefined
      : path
  } catch {
    return undefined
  }
}

/** The file of a page: `a.html` or `a/index.html`. */
function pageFile(bare: string, { has }: StaticSite): string | undefined {
  const candidates =
    bare === '' ? ['index.html'] : [`${bare}.html`, `${bare}/index.html`]
  return candidates.find(has)
}

function isCanonical(
  path: string,
  bare: string,
  { trailingSlash }: StaticSite,
): boolean {
  if (bare === '' || trailingSlash === undefined)
    return path === bare || path === `${bare}/`
  return path === (trailingSlash ? `${bare}/` : bare)
}

function canonical(
  bare: string,
  { baseUrl, trailingSlash }: StaticSite,
): string {
  const encoded = bare.split('/').map(encodeURIComponent).join('/')
  return baseUrl + encoded + (trailingSlash && bare !== '' ? '/' : '')
}
