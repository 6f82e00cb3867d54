import type { RoutePath } from '../shared/route-path.ts'

type Addressed = {
  /** As its author wrote it: a trailing slash is kept. */
  readonly permalink: RoutePath
}

/**
 * The file in which a page is written, relative to the output folder.
 *
 * With `trailingSlash: false` the file of `/a/b` is `a/b.html`, else `a/b/index.html`: what
 * static hosts serve at these addresses. An address that ends in a slash always gets a folder.
 */
export function outputPath(
  { permalink }: Addressed,
  trailingSlash: boolean | undefined,
): string {
  const bare = permalink.replace(/^\/+|\/+$/g, '')
  if (bare === '') return 'index.html'
  const isFile = trailingSlash === false && !permalink.endsWith('/')
  return isFile ? `${bare}.html` : `${bare}/index.html`
}
