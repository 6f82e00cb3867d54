import {
  type Announcement,
  readAnnouncement,
} from '../announcement/announcement.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { feedFiles } from '../feeds/feed-file.ts'
import { resolveEditUrls } from '../foot/edit-urls.ts'
import { checkNavbar } from '../layout/check-navbar.ts'
import { checkConfigLinks } from '../links/check-config-links.ts'
import { type ResolvedImages, resolveImages } from '../links/resolve-images.ts'
import type { LinkedLocale, LinkedSite } from '../links/linked-site.ts'
import { checkSidebarLinks } from '../links/check-sidebar-links.ts'
import { resolveLinks } from '../links/resolve-links.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import type { FileSummary, ParsedFile } from '../parse/parsed-file.ts'
import { checkOrigins } from '../policy/check-origins.ts'
import type { Redirect } from '../routes/redirect.ts'
import { resolveRedirects } from '../routes/redirects.ts'
import { type Keep, makeAnew } from '../shared/keep.ts'
import { sameAsBefore } from '../shared/same-as-before.ts'
import type { ContentAnalysis } from './analyse-content.ts'

export type AnalyseLinks = Pick<ContentAnalysis, 'graph' | 'routes'> & {
  readonly config: ResolvedConfig
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** `/img/x.png` for every file of the static folders. */
  readonly staticPaths: Iterable<string>
  /** Files beside the content that are no content, relative to the site. */
  readonly assets: Iterable<string>
  /** The languages that are built, this one among them. */
  readonly locales: readonly LinkedLocale[]
  /** Content file → the file that stands for it in the locale. */
  readonly origins: ReadonlyMap<string, string>
}

export type LinkAnalysis = {
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly images: ResolvedImages
  readonly redirects: readonly Redirect[]
  readonly editUrls: ReadonlyMap<string, string>
  readonly announcement: Announcement | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** All that an address in the content of a locale may lead to. */
export function toLinkedSite({
  config,
  graph,
  routes,
  locales,
  ...files
}: Omit<AnalyseLinks, 'parsed' | 'origins'>): LinkedSite {
  const feeds = graph.blogs.flatMap(feedFiles).map(({ path }) => path)
  // A link to a feed or to the sitemap leads to a file, too.
  const staticPaths = new Set([
    ...files.staticPaths,
    ...feeds,
    ...(config.sitemap === false ? [] : [`/${config.sitemap.filename}`]),
  ])
  return {
    ...{ config, graph, routes, locales, staticPaths },
    assets: new Set(files.assets),
    ownFiles: new Set<string>(feeds),
  }
}

/** What every address of a locale means, with every one that means nothing. */
export function analyseLinks(
  input: AnalyseLinks,
  keep: Keep = makeAnew,
): LinkAnalysis {
  const { config, graph, routes, parsed, origins } = input
  const { docSets, blogs, pages } = graph
  const where = targetInputs(input)
  const structure = [docSets, blogs, pages, ...where]
  const all = input.locales.flatMap((each) => [...each.graph.files.values()])
  const shown = sameAsBefore(keep, 'files with places', all, haveSamePlaces)
  const places = [...structure, shown]
  const known = keep('targets', structure, () => toLinkedSite(input))
  const site = { ...known, graph, locales: input.locales }
  const resolved = resolveLinks(site, {
    targets: keep('targets of files', structure, () => new WeakMap()),
    findings: keep('findings of files', places, () => new WeakMap()),
  })
  const pictured = keep('images', structure, () => resolveImages(site))
  const edited = keep('edit addresses', [...structure, origins], () =>
    resolveEditUrls({ graph, routes, config, origins }),
  )
  const redirected = keep('redirects', places, () =>
    resolveRedirects(config, routes, graph),
  )
  const announced = keep('announcement', places, () => readAnnouncement(site))
  return {
    links: resolved.links,
    images: pictured.images,
    editUrls: edited.editUrls,
    redirects: redirected.redirects,
    announcement: announced.announcement,
    diagnostics: [
      ...resolved.diagnostics,
      ...keep('sidebar links', places, () => checkSidebarLinks(site)),
      ...pictured.diagnostics,
      ...edited.diagnostics,
      ...redirected.diagnostics,
      ...announced.diagnostics,
      ...keep('navbar', structure, () =>
        checkNavbar({ config, graph, routes }),
      ),
      ...checkOrigins([...parsed.values()], config),
      ...keep('links of the config', places, () => checkConfigLinks(site)),
    ],
  }
}

/** All that tells where an address leads. */
function targetInputs({
  config,
  routes,
  staticPaths,
  assets,
  locales,
}: AnalyseLinks): readonly unknown[] {
  return [
    ...[config, routes, staticPaths, assets],
    ...locales.flatMap((each) => [each.config, each.routes]),
  ]
}

/** Whether two files have the same places, and are shown alike. */
function haveSamePlaces(one: FileSummary, other: FileSummary): boolean {
  return (
    one.filePath === other.filePath &&
    one.frontMatter === other.frontMatter &&
    one.headings === other.headings &&
    one.anchors === other.anchors &&
    one.partials === other.partials
  )
}
