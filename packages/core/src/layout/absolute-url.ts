import { isExternal } from '../links/href-of.ts'
import type { Site } from './site.ts'

/** The whole address of a page or a file, from its address with `baseUrl`. */
export function absoluteUrl(
  href: string,
  { config }: Pick<Site, 'config'>,
): string {
  return isExternal(href) ? href : config.url + href
}
