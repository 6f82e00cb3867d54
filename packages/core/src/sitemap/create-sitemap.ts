import picomatch from 'picomatch'
import type { SitemapConfig } from '../config/sitemap-schema.ts'
import { htmlText } from '../feeds/xml-text.ts'
import { absoluteUrl } from '../layout/absolute-url.ts'
import { lastChanged } from '../layout/page-foot.ts'
import type { Site } from '../layout/site.ts'
import type { Route } from '../routes/route.ts'
import { toHref } from '../shared/href.ts'

/** How many pages one file may list, by the protocol. */
const mostPages = 50_000

/**
 * The sitemap of a locale: path below the locale's folder → text. A site of more pages than
 * one file may list has several, and the first names them.
 *
 * In: `isIndexed` says of a page whether search engines may list it.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function createSitemap(
  site: Site,
  isIndexed: (route: Route) => boolean,
  most = mostPages,
): ReadonlyMap<string, string> {
  const { sitemap } = site.config
  if (sitemap === false) return new Map()
  const entries = [...site.routes.byPath.values()]
    .filter((route) => isIndexed(route) && !isIgnored(route, site, sitemap))
    .map((route) => ({ url: urlOf(route, site), route }))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ url, route }) =>
      entry(url, lastmodOf(route, site, sitemap), sitemap),
    )
  if (entries.length === 0) return new Map()
  const { filename } = sitemap
  if (entries.length <= most) return new Map([[filename, urlSet(entries)]])
  const parts = split(entries, most).map(
    (part, index) => [numbered(filename, index + 1), urlSet(part)] as const,
  )
  const names = parts.map(([name]) => name)
  return new Map([[filename, indexOf(names, site)], ...parts])
}

function urlOf({ permalink }: Route, site: Site): string {
  return absoluteUrl(toHref(permalink, site.config), site)
}

function isIgnored(
  { path }: Route,
  { config }: Site,
  { ignorePatterns }: SitemapConfig,
): boolean {
  if (ignorePatterns.length === 0) return false
  const matches = picomatch(ignorePatterns)
  return matches(path) || matches(config.baseUrl + path.slice(1))
}

function lastmodOf(
  route: Route,
  site: Site,
  { lastmod }: SitemapConfig,
): string | undefined {
  const time =
    lastmod !== null && 'filePath' in route
      ? lastChanged(site, route.filePath)
      : undefined
  return lastmod === 'date' ? time?.slice(0, '2026-01-31'.length) : time
}

function entry(
  url: string,
  lastmod: string | undefined,
  { changefreq, priority }: SitemapConfig,
): string {
  const inner = [
    `<loc>${htmlText(url)}</loc>`,
    lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`,
    changefreq === null ? '' : `<changefreq>${changefreq}</changefreq>`,
    priority === null ? '' : `<priority>${priority}</priority>`,
  ]
  return `<url>${inner.join('')}</url>`
}

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function urlSet(entries: readonly string[]): string {
  return `${start}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}

function indexOf(names: readonly string[], site: Site): string {
  const entries = names.map((name) => {
    const url = absoluteUrl(site.config.baseUrl + name, site)
    return `<sitemap><loc>${htmlText(url)}</loc></sitemap>`
  })
  return `${start}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

function split<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** `sitemap.xml` → `sitemap-1.xml`. */
function numbered(filename: string, number: number): string {
  return filename.replace(/(\.\w+)?$/, `-${number}$1`)
}
