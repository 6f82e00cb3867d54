/** Resolves a relative path against a folder, as an address is; `..` stops at the root. */
export function resolvePath(folder: string, path: string): string {
  const segments = folder === '' ? [] : folder.split('/')
  for (const segment of path.split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

/** The folder of a file, `''` at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}

/**
 * The same for an address from the root of a site: `/a/./b//c/..` is `/a/b/`.
 *
 * Out: leading slash; a trailing one where the address names a folder.
 */
export function resolveAddress(path: string): `/${string}` {
  const resolved = resolvePath('', path)
  const isFolder = /(?:^|\/)\.{0,2}$/.test(path) && resolved !== ''
  return `/${resolved}${isFolder ? '/' : ''}`
}
