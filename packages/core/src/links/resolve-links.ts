import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileSummary, RawLink } from '../parse/parsed-file.ts'
import { checkSidebarLinks } from './check-sidebar-links.ts'
import { checkAnchor } from './check-anchor.ts'
import { findTarget, type LinkContext } from './find-target.ts'
import { reportBroken } from './report-broken.ts'
import type { LinkedSite } from './linked-site.ts'
import type { ResolvedLink } from './resolved-link.ts'

export type LinksResult = {
  /** By file, in the order of its `links`. */
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly diagnostics: readonly Diagnostic[]
}

/** Resolves every address in the content, and reports those that lead nowhere, in sidebars too. */
export function resolveLinks(site: LinkedSite): LinksResult {
  const context = linkContextOf(site)
  const diagnostics: Diagnostic[] = []
  const links = new Map<string, readonly ResolvedLink[]>()
  for (const file of site.graph.files.values()) {
    const resolved = file.links.map((link) =>
      findTarget(link, file.filePath, context),
    )
    links.set(file.filePath, resolved)
    resolved.forEach((target, index) => {
      const link = file.links[index] as RawLink
      diagnostics.push(...check({ link, target, index, file, site, context }))
    })
  }
  return { links, diagnostics: [...diagnostics, ...checkSidebarLinks(site)] }
}

/** What an address is looked up in. */
export function linkContextOf({
  graph,
  routes,
  config,
  ...site
}: LinkedSite): LinkContext {
  const docFolders = graph.docSets.flatMap(({ versions }) =>
    versions.map(({ folder }) => folder),
  )
  const blogFolders = graph.blogs.map((blog) => blog.config.path)
  const contentFolders = [...docFolders, ...blogFolders]
  return { ...site, config, routes, baseUrl: config.baseUrl, contentFolders }
}

type Check = {
  readonly link: RawLink
  readonly target: ResolvedLink
  readonly index: number
  readonly file: FileSummary
  readonly site: LinkedSite
  readonly context: LinkContext
}

function check({
  link,
  target,
  index,
  file,
  site,
  context,
}: Check): Diagnostic[] {
  const place = { type: 'link', file: file.filePath, index } as const
  if (target.type === 'broken')
    return reportBroken({ link, file, place, site, context })
  return checkAnchor({ target, file, place, site })
}
