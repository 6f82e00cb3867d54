import { findDoc, placeOfRoute } from './doc-lookup.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { categoryCards } from './category-cards.ts'
import { contentOf } from './content-model.ts'
import { tocOf } from './toc.ts'
import { docTags } from './doc-tags.ts'
import { pageFoot } from './page-foot.ts'
import { docPager } from './pager.ts'
import type { Site } from './site.ts'
import { copyParts } from '../markdown-copies/copy-path.ts'
import { translationParts } from './translation-notice.ts'
import { versionParts } from './version-notice.ts'
import type { CategoryRoute, DocRoute } from '../routes/route.ts'
import type { CategoryMain, DocMain } from '../shared/main-model.ts'

/** The main area of a doc. */
export function docMain(site: Site, route: DocRoute): DocMain {
  const { docSet, version } = placeOfRoute(site.graph, route)
  const { title, frontMatter, banners, filePath } = findDoc(
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
    banners,
    ...copyParts(site, route),
    ...versionParts(site, route),
    ...translationParts(site, filePath),
    content: contentOf(site, filePath),
    toc: hidesToc ? [] : tocOf(site, filePath, levels),
    tags: docTags(site, route),
    ...pageFoot(site, filePath, docSet.config),
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
    cards: categoryCards(category.items, place, site),
    pager: docPager(site, route),
  }
}
