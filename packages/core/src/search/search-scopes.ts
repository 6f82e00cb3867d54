import picomatch from 'picomatch'
import type { DocSet } from '../graph/content-graph.ts'
import type { Site } from '../layout/site.ts'
import { isDocsRoute, type Route } from '../routes/route.ts'
import type { SearchVersion } from '../shared/search/search-files.ts'
import type { DocVersion } from '../versions/doc-version.ts'
import { type FoundablePage, foundablePage } from './search-page.ts'

/** The pages of one index. */
export type SearchScope = {
  readonly locale: { readonly name: string; readonly label: string }
  /** A language tag. */
  readonly language: string
  /** Present where the index holds an older or newer version of a doc set. */
  readonly version?: SearchVersion
  /** What the menu of versions calls it; absent where there are none to choose from. */
  readonly versionLabel?: string
  /** By address. */
  readonly pages: readonly FoundablePage[]
}

/**
 * What a locale's indexes are made of: one of all that is current (the last version of each
 * doc set, posts and pages), and one for every other version.
 */
export function searchScopes(site: Site): SearchScope[] {
  const { locale } = site.config
  const scope = {
    locale: { name: locale.name, label: locale.label },
    language: locale.htmlLang,
  }
  const routes = foundableRoutes(site)
  const others = otherVersions(site)
  const current = routes.filter(
    (route) => !others.some((version) => isOf(route, version)),
  )
  const label = others[0] && lastOf(others[0].docSet)?.label
  return [
    {
      ...scope,
      ...(label !== undefined && { versionLabel: label }),
      pages: pagesOf(site, current),
    },
    ...others.map(({ docsId, name, label: versionLabel }) => {
      const version = { docsId, name }
      const own = routes.filter((route) => isOf(route, version))
      return { ...scope, version, versionLabel, pages: pagesOf(site, own) }
    }),
  ]
}

function otherVersions({ graph }: Site) {
  return graph.docSets.flatMap((docSet) =>
    docSet.versions
      .filter((version) => version !== lastOf(docSet))
      .map(({ name, label }) => ({
        docsId: docSet.config.id,
        name,
        label,
        docSet,
      })),
  )
}

function lastOf({ versions }: DocSet): DocVersion | undefined {
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

function isOf(route: Route, { docsId, name }: SearchVersion): boolean {
  return (
    isDocsRoute(route) && route.docsId === docsId && route.versionName === name
  )
}

function foundableRoutes({ routes, config }: Site): Route[] {
  const { search } = config
  const isLeftOut =
    search !== false && search.ignorePatterns.length > 0
      ? picomatch([...search.ignorePatterns])
      : () => false
  return [...routes.byPath.values()]
    .filter(({ path }) => !isLeftOut(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function pagesOf(site: Site, routes: readonly Route[]): FoundablePage[] {
  return routes.flatMap((route) => foundablePage(site, route) ?? [])
}
