import { isDocsRoute, type Route } from '../routes/route.ts'
import { searchManifestPath } from '../search/search-manifest.ts'
import type { SearchModel } from '../shared/search/search-model.ts'
import { placeOfRoute } from './doc-lookup.ts'
import type { Site } from './site.ts'

/** What a page says of the search: where it is, and in which language and version to begin. */
export function searchModel(site: Site, route: Route | undefined): SearchModel {
  const { siteBaseUrl, locale } = site.config
  const model = {
    href: siteBaseUrl + searchManifestPath,
    locale: locale.name,
  }
  if (!route || !isDocsRoute(route)) return model
  const { docSet, version } = placeOfRoute(site.graph, route)
  const last = docSet.versions.find(({ isLast }) => isLast)
  if (version === (last ?? docSet.versions[0])) return model
  const { docsId, versionName: name } = route
  return { ...model, version: { docsId, name } }
}
