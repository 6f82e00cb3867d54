import { labelsAbove } from '../layout/breadcrumbs.ts'
import type { Site } from '../layout/site.ts'
import type { Route } from '../routes/route.ts'

/** Where a page stands, as search shows it: its area, then the categories above it. */
export function pageTrail(site: Site, route: Route, area: string): string[] {
  if (route.type === 'page') return []
  if (route.type !== 'doc' && route.type !== 'category') return [area]
  const above = labelsAbove(site, route)
  return [area, ...above.filter((label) => label !== '' && label !== area)]
}
