import type { Route } from '../routes/route.ts'
import { isDocsRoute } from '../routes/route.ts'
import type { PreferredVersions } from '../shared/link-model.ts'
import type { MenuLink } from '../shared/navbar-model.ts'
import { type DocPlace, shownPlace } from './doc-lookup.ts'
import type { Site } from './site.ts'

/**
 * A link into the docs, in the version of the page.
 *
 * Elsewhere it is that of the last version, with what it would be in the others: readers may
 * prefer one of them. A version that lacks the target leads to that of the last one.
 *
 * @see facts: versions, of Docusaurus classic 3.10
 */
export function versionedLink(
  docsId: string,
  { site, route }: { site: Site; route: Route | undefined },
  linkIn: (place: DocPlace) => MenuLink | undefined,
): MenuLink[] {
  const last = shownPlace(site.graph, docsId, undefined)
  const shown = shownPlace(site.graph, docsId, route)
  if (!last || !shown) return []
  const link = linkIn(shown) ?? linkIn(last)
  if (!link) return []
  const preferred = preferredVersions(last, route, linkIn)
  return [{ ...link, ...(preferred && { preferred }) }]
}

/** What stands in place of a link or a label for readers who prefer a version; by its name. */
export function preferredVersions(
  { docSet, version: last }: DocPlace,
  route: Route | undefined,
  linkIn: (place: DocPlace) => { label: string; href?: string } | undefined,
): PreferredVersions | undefined {
  const { id: docsId } = docSet.config
  const isShown = route && isDocsRoute(route) && route.docsId === docsId
  if (isShown) return undefined
  const entries = docSet.versions.flatMap((version) => {
    if (version === last) return []
    const link = linkIn({ docSet, version })
    if (!link) return []
    const { label, href } = link
    return [[version.name, { label, ...(href !== undefined && { href }) }]]
  })
  if (entries.length === 0) return undefined
  return {
    docsId,
    links: Object.fromEntries(entries) as PreferredVersions['links'],
  }
}
