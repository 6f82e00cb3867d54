import { listedPage } from '../layout/listed-page.ts'
import type { Site } from '../layout/site.ts'
import { withBase } from '../links/href-of.ts'
import type { Route } from '../routes/route.ts'

/**
 * Where the Markdown of a page lies, relative to the output folder and to `baseUrl`: its address
 * with `.md` behind it. The page at the root has `index.md`.
 */
export function copyPath({ permalink }: Pick<Route, 'permalink'>): string {
  const bare = permalink.replace(/^\/+|\/+$/g, '')
  return bare === '' ? 'index.md' : `${bare}.md`
}

/** Address of the Markdown of a page, with `baseUrl`; undefined where there is none. */
export function copyHref(site: Site, route: Route): string | undefined {
  const { config, parsed } = site
  const filePath = config.markdownCopies
    ? listedPage(site, route)?.filePath
    : undefined
  return filePath !== undefined && parsed.has(filePath)
    ? withBase(`/${encodeURI(copyPath(route))}`, config)
    : undefined
}

/** What a page offers to copy. */
export function copyParts(
  site: Site,
  route: Route,
): { readonly markdownHref?: string } {
  const markdownHref = copyHref(site, route)
  return markdownHref === undefined ? {} : { markdownHref }
}
