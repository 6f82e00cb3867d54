import { findDoc, placeOfRoute } from './doc-lookup.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { contentOf, tocOf } from './content-model.ts'
import { docTags } from './doc-tags.ts'
import { docPager } from './pager.ts'
import {
  categoryPage,
  categoryTarget,
  docLabel,
  docPage,
  type SidebarPlace,
} from './sidebar-entries.ts'
import { sidebarLinkTarget } from './sidebar-link.ts'
import type { Site } from './site.ts'
import { versionParts } from './version-notice.ts'
import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'
import type {
  CategoryCard,
  CategoryMain,
  DocMain,
} from '../shared/main-model.ts'
import type { CategoryNode, SidebarNode } from '../sidebars/sidebar.ts'
import { walkSidebar } from '../sidebars/sidebar.ts'

/** The main area of a doc. */
export function docMain(site: Site, route: DocRoute): DocMain {
  const { version } = placeOfRoute(site.graph, route)
  const { title, frontMatter, isUnlisted, filePath } = findDoc(
    version,
    route.docId,
  )
  const titleContent = site.parsed.get(filePath)?.titleContent
  const crumbs = breadcrumbs(site, route)
  const hidesToc = frontMatter.hide_table_of_contents ?? false
  const levels = {
    min: frontMatter.toc_min_heading_level,
    max: frontMatter.toc_max_heading_level,
  }
  return {
    type: 'doc',
    title,
    hidesTitle: (frontMatter.hide_title ?? false) && !titleContent,
    ...(titleContent && { titleContent }),
    ...(crumbs && { breadcrumbs: crumbs }),
    banners: isUnlisted ? ['unlisted'] : [],
    ...versionParts(site, route),
    content: contentOf(site, filePath),
    toc: hidesToc ? [] : tocOf(site, filePath, levels),
    tags: docTags(site, route),
    pager: docPager(site, route),
  }
}

/** The page that lists what is in a category. */
export function categoryMain(site: Site, route: CategoryRoute): CategoryMain {
  const { category } = route
  const place = { ...placeOfRoute(site.graph, route), routes: site.routes }
  const crumbs = breadcrumbs(site, route)
  const index =
    category.link?.type === 'generated-index' ? category.link : undefined
  return {
    type: 'category',
    title: index?.title ?? category.label,
    ...(index?.description && { description: index.description }),
    ...(crumbs && { breadcrumbs: crumbs }),
    ...versionParts(site, route),
    cards: category.items.flatMap((item) => toCard(item, place, site)),
    pager: docPager(site, route),
  }
}

function toCard(
  item: SidebarNode,
  place: SidebarPlace,
  site: Site,
): CategoryCard[] {
  if (item.type === 'link')
    return [{ label: item.label, href: sidebarLinkTarget(item, site).href }]
  if (item.type === 'doc')
    return docCard(item.id, docLabel(item, place), place, site)
  return item.type === 'category' ? categoryCard(item, place, site) : []
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
  const description = item.description ?? descriptionOf(item, place)
  const itemCount = [...walkSidebar(item.items)].filter(
    ({ type }) => type === 'doc',
  ).length
  return [
    {
      label: item.label,
      href: toHref(target, site.config),
      itemCount,
      ...(description && { description }),
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
