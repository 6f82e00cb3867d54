import type { Diagnostic } from '@gwdocs/core'
import { expect } from 'vitest'
import type { MadeSite } from './made-site.ts'
import { hasClash } from './check-identity.ts'
import { anchorsOf, hrefsOf } from './read-html.ts'

/** Every link of the content means something, or is reported once, at its place. */
export function checkLinks(site: MadeSite): void {
  for (const [file, { summary }] of site.parsed) {
    const links = site.links.get(file) ?? []
    expect(links).toHaveLength(summary.links.length)
    links.forEach(({ type }, index) => {
      const found = reportsOf(site, file, index).map(({ code }) => code)
      const isWhole = found.every((code) => code === 'broken-anchor')
      if (type === 'broken') expect(found).toEqual(['broken-link'])
      else expect([isWhole, found.length <= 1]).toEqual([true, true])
    })
  }
}

function reportsOf(
  { diagnostics }: MadeSite,
  file: string,
  index: number,
): Diagnostic[] {
  return diagnostics.filter(
    ({ place }) =>
      place.type === 'link' && place.file === file && place.index === index,
  )
}

/** Every address of the site that stands in a page is a page with that anchor, or is reported. */
export function checkPages(sites: readonly MadeSite[]): void {
  if (sites.some(hasClash)) return
  const pages = new Map(
    sites.flatMap((site) =>
      [...site.pages].map(([href, { html }]) => [withoutSlash(href), html]),
    ),
  )
  for (const site of sites) checkPagesOf(site, pages)
}

function checkPagesOf(
  site: MadeSite,
  pages: ReadonlyMap<string, string>,
): void {
  const reported = reportedUrls(site)
  for (const [address, { html }] of site.pages) {
    for (const href of hrefsOf(html)) {
      const url = new URL(href, `https://site.example${address}`)
      const isPage =
        url.href.startsWith(`https://site.example${site.config.baseUrl}`) &&
        !isFile(url.pathname)
      if (!isPage || reported.has(named(href, site))) continue
      const page = pages.get(withoutSlash(url.pathname))
      expect(page, `${address} leads to ${href}`).toBeDefined()
      const id = decodeURIComponent(url.hash.slice(1))
      const isThere =
        id === '' || reported.has(`#${id}`) || anchorsOf(page ?? '').has(id)
      expect(isThere, `${address} leads to ${href}`).toBe(true)
    }
  }
}

/** The one static file of the sites, the feeds of their blogs, and the copies of their pages. */
function isFile(path: string): boolean {
  return /\/(?:img\/a\.png|rss\.xml|atom\.xml|feed\.json|[^/]*\.md)$/.test(path)
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** An address as a report names it, whatever rules for slashes and `baseUrl` did to it. */
function named(href: string, { config }: MadeSite): string {
  const [path = '', ...hash] = decodeURI(href).split(/(?=#)/)
  const inSite = withoutSlash(path).replace(config.baseUrl, '/')
  return inSite + hash.join('')
}

/** What the reports of broken links and anchors name. */
function reportedUrls(site: MadeSite): Set<string> {
  return new Set(
    site.diagnostics.flatMap(({ code, message }) => {
      const url = /^`([^`]*)` points nowhere/.exec(message)?.[1]
      const isLink = code.startsWith('broken-') && url !== undefined
      return isLink ? [named(url, site)] : []
    }),
  )
}
