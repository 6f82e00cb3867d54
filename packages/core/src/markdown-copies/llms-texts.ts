import { absoluteUrl } from '../layout/absolute-url.ts'
import { docRoute } from '../layout/doc-lookup.ts'
import { groupBy } from '../layout/group-by.ts'
import type { Site } from '../layout/site.ts'
import type { Route } from '../routes/route.ts'
import { walkSidebar } from '../sidebars/sidebar.ts'
import { copyPath } from './copy-path.ts'
import type { PageText } from './page-text.ts'

/** A page that has a Markdown copy. */
export type PageCopy = PageText & { readonly route: Route }

/**
 * What language models are told of a site, by path below the locale's folder: `llms.txt` lists
 * its pages, `llms-full.txt` holds their texts. Of versions, the last one; the pages of a sidebar
 * in its order.
 *
 * @see https://llmstxt.org
 */
export function createLlmsTexts(
  site: Site,
  copies: readonly PageCopy[],
): ReadonlyMap<string, string> {
  const shown = inReadingOrder(site, copies)
  if (shown.length === 0) return new Map()
  const { title, tagline } = site.config
  const head = `# ${title}\n${tagline ? `\n> ${tagline}\n` : ''}`
  const lists = [...groupBy(shown, ({ area }) => area)].map(
    ([area, pages]) =>
      `\n## ${area}\n\n${pages.map((page) => entryOf(page, site)).join('\n')}\n`,
  )
  const texts = shown.map(
    ({ url, markdown }) => `\n---\n\nSource: ${url}\n\n${markdown}`,
  )
  return new Map([
    ['llms.txt', head + lists.join('')],
    ['llms-full.txt', head + texts.join('')],
  ])
}

function entryOf({ route, title, description }: PageCopy, site: Site): string {
  const url = absoluteUrl(
    site.config.baseUrl + encodeURI(copyPath(route)),
    site,
  )
  const says = description ? `: ${description.replace(/\s+/g, ' ')}` : ''
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url})${says}`
}

/** Docs by their sidebars, then those in none; after them posts and pages as they come. */
function inReadingOrder(site: Site, copies: readonly PageCopy[]): PageCopy[] {
  const byRoute = new Map(copies.map((copy) => [copy.route, copy]))
  const order = [...docsInOrder(site), ...site.routes.byPath.values()]
  return [...new Set(order)].flatMap((route) => {
    const copy = byRoute.get(route)
    return copy && isOfLastVersion(route, site) ? [copy] : []
  })
}

function docsInOrder({ graph, routes }: Site): Route[] {
  return graph.docSets.flatMap(({ versions }) =>
    versions.flatMap((version) =>
      version.sidebars
        .flatMap(({ items }) => [...walkSidebar(items)])
        .flatMap((node) => {
          if (node.type === 'doc' && !node.isRef)
            return docRoute(routes, version, node.id) ?? []
          return node.type === 'category' && node.link?.type === 'doc'
            ? (docRoute(routes, version, node.link.id) ?? [])
            : []
        }),
    ),
  )
}

function isOfLastVersion(route: Route, { graph }: Site): boolean {
  if (route.type !== 'doc') return true
  const docSet = graph.docSets.find(({ config }) => config.id === route.docsId)
  return (
    docSet?.versions.find(({ name }) => name === route.versionName)?.isLast ??
    false
  )
}
