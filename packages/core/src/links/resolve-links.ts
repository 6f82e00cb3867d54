import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileSummary, RawLink } from '../parse/parsed-file.ts'
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

/** What is known of files already, by their summaries. */
export type KnownLinks = {
  readonly targets: WeakMap<FileSummary, readonly ResolvedLink[]>
  readonly findings: WeakMap<FileSummary, readonly Diagnostic[]>
}

/** Resolves every address in the content, and reports those that lead nowhere. */
export function resolveLinks(
  site: LinkedSite,
  known: KnownLinks = { targets: new WeakMap(), findings: new WeakMap() },
): LinksResult {
  const context = linkContextOf(site)
  const links = new Map<string, readonly ResolvedLink[]>()
  const diagnostics: Diagnostic[] = []
  for (const file of site.graph.files.values()) {
    const targets = recall(known.targets, file, () =>
      file.links.map((link) => findTarget(link, file.filePath, context)),
    )
    links.set(file.filePath, targets)
    const found = recall(known.findings, file, () =>
      checkFile({ file, targets, site, context }),
    )
    diagnostics.push(...found)
  }
  return { links, diagnostics }
}

function recall<Value>(
  known: WeakMap<FileSummary, Value>,
  file: FileSummary,
  make: () => Value,
): Value {
  const value = known.get(file) ?? make()
  known.set(file, value)
  return value
}

type CheckFile = Pick<Check, 'file' | 'site' | 'context'> & {
  readonly targets: readonly ResolvedLink[]
}

function checkFile({ targets, file, ...rest }: CheckFile): Diagnostic[] {
  return targets.flatMap((target, index) => {
    const link = file.links[index] as RawLink
    return check({ link, target, index, file, ...rest })
  })
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
