import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { DocMain } from '../shared/main-model.ts'
import { placeOfRoute } from './doc-lookup.ts'
import { lastVersionRoute } from './navbar-versions.ts'
import type { Site } from './site.ts'

/** What a page of the docs says of its version. */
export function versionParts(
  site: Site,
  route: DocRoute | CategoryRoute,
): Pick<DocMain, 'versionNotice' | 'versionBadge'> {
  const { docSet, version } = placeOfRoute(site.graph, route)
  const badge = version.hasBadge ? { versionBadge: version.label } : {}
  if (!version.banner) return badge
  const docId = route.type === 'doc' ? route.docId : undefined
  const last = lastVersionRoute(site, docSet, docId)
  const latest = last && {
    label: last.version.label,
    href: toHref(last.route.permalink, site.config),
    choice: { docsId: route.docsId, version: last.version.name },
  }
  return {
    ...badge,
    versionNotice: {
      type: version.banner,
      version: version.label,
      ...(latest && { latest }),
    },
  }
}
