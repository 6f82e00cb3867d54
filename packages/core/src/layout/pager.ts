import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type { PagerModel } from '../shared/page-parts.ts'
import type { LinkModel } from '../shared/link-model.ts'
import type { Neighbours, Stop } from '../sidebars/reading-order.ts'
import { findDoc, placeOfRoute, readingPlace } from './doc-lookup.ts'
import {
  categoryPage,
  docLabel,
  docPage,
  isUnlistedDoc,
  type SidebarPlace,
} from './sidebar-entries.ts'
import type { Site } from './site.ts'

/** The pages before and after this one, in the order of its sidebar. */
export function docPager(
  site: Site,
  route: DocRoute | CategoryRoute,
): PagerModel {
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const around = readingPlace(place.version, route).neighbours
  const previous = neighbourLink('previous', { site, route, place, around })
  const next = neighbourLink('next', { site, route, place, around })
  return { ...(previous && { previous }), ...(next && { next }) }
}

type Pager = {
  readonly site: Site
  readonly route: DocRoute | CategoryRoute
  readonly place: SidebarPlace
  readonly around: Neighbours | undefined
}

const fields = { previous: 'pagination_prev', next: 'pagination_next' } as const

/** What the front matter says goes before the order; `null` removes the neighbour. */
function neighbourLink(
  key: keyof Neighbours,
  { site, route, place, around }: Pager,
): LinkModel | undefined {
  const own =
    route.type === 'doc'
      ? findDoc(place.version, route.docId).frontMatter[fields[key]]
      : undefined
  if (own === null) return undefined
  if (own !== undefined) return docLink(own, undefined, place, site)
  const stop = around?.[key]
  return stop && stopLink(stop, place, site)
}

function stopLink(
  node: Stop,
  place: SidebarPlace,
  site: Site,
): LinkModel | undefined {
  if (node.type === 'doc') return docLink(node.id, node.label, place, site)
  // What names a doc is its own: the category is named as such in the sidebar alone.
  if (node.link?.type === 'doc')
    return docLink(node.link.id, undefined, place, site)
  const page = categoryPage(node, place)
  return (
    page && {
      label: node.label,
      href: toHref(page.permalink, site.config),
    }
  )
}

function docLink(
  id: string,
  label: string | undefined,
  place: SidebarPlace,
  site: Site,
): LinkModel | undefined {
  const page = docPage(id, place)
  if (!page || isUnlistedDoc(id, place)) return undefined
  const { frontMatter } = findDoc(place.version, id)
  return {
    label: frontMatter.pagination_label ?? docLabel({ id, label }, place),
    href: toHref(page.permalink, site.config),
  }
}
