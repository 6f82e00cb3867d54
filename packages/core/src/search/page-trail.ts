import { breadcrumbs } from '../layout/breadcrumbs.ts'
import type { Site } from '../layout/site.ts'
import type { Route } from '../routes/route.ts'

/** Where a page stands, as search shows it: its area, then the categories above it. */
export function pageTrail(site: Site, route: Route, area: string): string[] {
  if (route.type === 'page') return []
  if (route.type !== 'doc' && route.type !== 'category') return [area]
  const crumbs = breadcrumbs(site, route)?.crumbs ?? []
  const above = crumbs.slice(0, -1).map(({ label }) => label)
  return [area, ...above.filter((label) => label !== '' && label !== area)]
}
