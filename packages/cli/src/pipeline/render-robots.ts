import { createRobots } from '@gwdocs/core'
import type { StaticFile } from '../read/site-sources.ts'
import type { RenderedLocale } from './rendered-locale.ts'

const name = 'robots.txt'

/** What crawlers may read, and where each locale's sitemap is; the site's own file goes before. */
export function renderRobots(
  locales: readonly Pick<RenderedLocale, 'site' | 'lists'>[],
  staticFiles: readonly StaticFile[],
): readonly (readonly [string, string])[] {
  const [first] = locales
  if (!first || staticFiles.some(({ path }) => path === `/${name}`)) return []
  const sitemaps = locales.flatMap(({ site: { config }, lists }) => {
    const filename = config.sitemap === false ? '' : config.sitemap.filename
    return lists.has(filename) ? [config.url + config.baseUrl + filename] : []
  })
  const text = createRobots(first.site.config, sitemaps)
  return text === undefined ? [] : [[name, text]]
}
