import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { Crumb } from '../shared/page-parts.ts'
import type { DocMain } from '../shared/main-model.ts'
import type { SidebarNode } from '../sidebars/sidebar.ts'
import { placeOfRoute, readingPlace } from './doc-lookup.ts'
import { isHome } from './home-href.ts'
import {
  categoryPage,
  docLabel,
  hidesPage,
  type SidebarPlace,
} from './sidebar-entries.ts'
import type { Site } from './site.ts'

/** The way through the sidebar to a page: its categories, then the page itself. */
export function breadcrumbs(
  site: Site,
  route: DocRoute | CategoryRoute,
): DocMain['breadcrumbs'] | undefined {
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const { trail } = readingPlace(place.version, route)
  if (!place.docSet.config.breadcrumbs || !trail) return undefined
  const hasHome = isHome(site.routes.byPath.get('/'))
  return {
    ...(hasHome && { homeHref: toHref('/', site.config) }),
    crumbs: trail.map((node, index) =>
      toCrumb(node, index === trail.length - 1, place, site),
    ),
  }
}

function toCrumb(
  node: SidebarNode,
  isLast: boolean,
  place: SidebarPlace,
  site: Site,
): Crumb {
  if (node.type === 'doc') return { label: docLabel(node, place) }
  if (node.type !== 'category') return { label: '' }
  const page =
    isLast || hidesPage(node, place) ? undefined : categoryPage(node, place)
  return {
    label: node.label,
    ...(page && { href: toHref(page.permalink, site.config) }),
  }
}

/** What the crumbs above a page are called. */
export function labelsAbove(
  site: Site,
  route: DocRoute | CategoryRoute,
): string[] {
  const crumbs = breadcrumbs(site, route)?.crumbs ?? []
  return crumbs.slice(0, -1).map(({ label }) => label)
}
