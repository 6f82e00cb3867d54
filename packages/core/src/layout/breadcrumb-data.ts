import type { JsonObject } from '../shared/json.ts'
import type { MainModel } from '../shared/main-model.ts'

/**
 * The way to a page for search engines: the crumbs that lead somewhere, and the page itself.
 *
 * In:  the page's main area, its full address, and the site's origin.
 *
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbData(
  main: MainModel,
  canonical: string,
  origin: string,
): readonly JsonObject[] {
  const crumbs = 'breadcrumbs' in main ? (main.breadcrumbs?.crumbs ?? []) : []
  const steps = crumbs.flatMap(({ label, href }, index) => {
    const isPage = index === crumbs.length - 1
    const item = isPage ? canonical : href && origin + href
    return item === undefined ? [] : [{ name: label, item }]
  })
  if (steps.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ]
}
