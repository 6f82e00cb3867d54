import type { Place } from '../diagnostics/diagnostic.ts'
import { isDocsRoute, type Route } from './route.ts'

/** What a diagnostic calls a page. */
export function nameOfRoute(route: Route): string {
  if ('filePath' in route) return `\`${route.filePath}\``
  if (route.type === 'category') return `the category “${route.category.label}”`
  const kind = isDocsRoute(route) ? 'docs' : 'blog'
  return `a list of the ${kind} (${route.type})`
}

/** Where the first of some pages that can be is told its address: lists are told theirs by the config. */
export function placeOfRoute(
  routes: readonly Route[],
  configFile: string,
): Place {
  for (const route of routes) {
    const place = slugPlace(route)
    if (place) return place
  }
  return { type: 'file', file: configFile }
}

function slugPlace(route: Route): Place | undefined {
  if ('filePath' in route)
    return { type: 'frontMatter', file: route.filePath, key: 'slug' }
  const link = route.type === 'category' ? route.category.link : undefined
  const place = link?.type === 'generated-index' ? link.place : undefined
  return place?.type === 'key'
    ? { ...place, keyPath: [...place.keyPath, 'slug'] }
    : place
}
