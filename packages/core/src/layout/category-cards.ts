import type { DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import { formatMessage } from '../shared/messages.ts'
import type { CategoryCard } from '../shared/main-model.ts'
import type {
  CategoryNode,
  LinkNode,
  SidebarNode,
} from '../sidebars/sidebar.ts'
import { findDoc, placeOfRoute, readingPlace, sidebarOf } from './doc-lookup.ts'
import {
  categoryPage,
  categoryTarget,
  docLabel,
  docPage,
  type SidebarPlace,
} from './sidebar-entries.ts'
import { sidebarLinkTarget } from './sidebar-link.ts'
import type { Site } from './site.ts'

/** A card for each item that leads somewhere. */
export function categoryCards(
  items: readonly SidebarNode[],
  place: SidebarPlace,
  site: Site,
): CategoryCard[] {
  return items.flatMap((item) => toCard(item, place, site))
}

/**
 * What `<DocCardList />` shows on a doc: the items of the category whose page the doc is,
 * else of the category that it stands in, else of its sidebar.
 */
export function cardsAround(site: Site, route: DocRoute): CategoryCard[] {
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const { trail = [] } = readingPlace(place.version, route)
  const category = trail.findLast((node) => node.type === 'category')
  const items = category?.items ?? sidebarOf(place.version, route)?.items
  return categoryCards(items ?? [], place, site)
}

function toCard(
  item: SidebarNode,
  place: SidebarPlace,
  site: Site,
): CategoryCard[] {
  if (item.type === 'link') return [linkCard(item, site)]
  if (item.type === 'doc')
    return docCard(item.id, docLabel(item, place), place, site)
  return item.type === 'category' ? categoryCard(item, place, site) : []
}

function linkCard(item: LinkNode, site: Site): CategoryCard {
  const { label, description } = item
  const { href, isExternal } = sidebarLinkTarget(item, site)
  return {
    label,
    href,
    ...(description && { description }),
    ...(isExternal && { isExternal }),
  }
}

function docCard(
  id: string,
  label: string,
  place: SidebarPlace,
  site: Site,
): CategoryCard[] {
  const page = docPage(id, place)
  if (!page) return []
  const { description, isUnlisted } = findDoc(place.version, id)
  if (isUnlisted) return []
  const href = toHref(page.permalink, site.config)
  return [{ label, href, ...(description && { description }) }]
}

function categoryCard(
  item: CategoryNode,
  place: SidebarPlace,
  site: Site,
): CategoryCard[] {
  const target =
    categoryPage(item, place)?.permalink ?? categoryTarget(item, place)
  if (!target) return []
  const itemCount = item.items.filter(({ type }) => type !== 'html').length
  const { messages, locale } = site.config
  const description =
    item.description ??
    descriptionOf(item, place) ??
    formatMessage(messages.categoryItems, { count: itemCount }, locale.htmlLang)
  return [
    {
      label: item.label,
      href: toHref(target, site.config),
      itemCount,
      description,
    },
  ]
}

function descriptionOf(
  { link }: CategoryNode,
  { version }: SidebarPlace,
): string | undefined {
  if (link?.type === 'generated-index') return link.description
  return link?.type === 'doc'
    ? findDoc(version, link.id).description
    : undefined
}
