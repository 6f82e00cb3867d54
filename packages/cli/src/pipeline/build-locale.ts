import {
  analyseContent,
  analyseLinks,
  type ContentAnalysis,
  deriveFile,
  draftSite,
  type Keep,
  type LinkAnalysis,
  type Locale,
  type ParsedFile,
  type ResolvedConfig,
  type Site,
  type SiteComponents,
  type SiteHistory,
  sameAsBefore,
  toParseOptions,
} from '@gwdocs/core'
import type { LoadedPlugins } from '../bundle/load-plugins.ts'
import { type LocaleSources, readLocale } from '../read/read-locale.ts'
import { readSnippets } from '../read/read-snippets.ts'
import type { SiteSources } from '../read/site-sources.ts'
import type { Kept } from '../kept/kept.ts'
import type { BuildCaches } from './build-options.ts'
import { type CodePages, findCodePages } from './find-islands.ts'
import { parseContents } from './parse-contents.ts'
import { placeInOrigin } from './place-in-origin.ts'
import type { Probe } from './probe.ts'

/** A locale's files, read and parsed. */
export type LocaleContent = LocaleSources & {
  /** Named by the paths of the content, as everything between read and write is. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** Absolute paths of the files that code is included from. */
  readonly snippetFiles: readonly string[]
}

/** A locale up to where the bundles are needed: content, graph, routes and links. */
export type LocaleBuild = LocaleContent &
  ContentAnalysis &
  LinkAnalysis & {
    readonly history: SiteHistory
    readonly codePages: CodePages
  }

export type OpenLocale = {
  readonly siteDir: string
  /** As it is written, in no locale's words. */
  readonly config: ResolvedConfig
  readonly base: SiteSources
  readonly loaded: LoadedPlugins
  readonly components: SiteComponents | undefined
  readonly caches: Pick<
    BuildCaches,
    'parse' | 'store' | 'spill' | 'files' | 'kept'
  >
  readonly probe: Probe
}

/**
 * Reads and parses a locale. A file that it shares with another locale has the same name and
 * text there, and is not parsed again.
 */
export async function openLocale(
  locale: Locale,
  { siteDir, config, base, loaded, components, caches, probe }: OpenLocale,
): Promise<LocaleContent> {
  const { files } = caches
  const kept = caches.kept.within(locale.name)
  const read = await readLocale(siteDir, config, { locale, base, files, kept })
  const parsed = await parseContents(siteDir, read.sources.contents, {
    options: { ...toParseOptions(config.markdown), components },
    loaded,
    cache: caches.parse,
    store: caches.store,
    files,
    spill: caches.spill,
    probe,
    origins: read.origins,
  })
  const { root } = config.markdown.snippets
  const included = await readSnippets(siteDir, root, { parsed, kept })
  return { ...read, ...included }
}

/** A locale up to where other locales are needed: graph and routes. */
type AnalysedContent = LocaleContent &
  ContentAnalysis & { readonly history: SiteHistory }

/** Graph, routes and links of every locale; findings stand at the files that people wrote. */
export function analyseLocaleContents(
  contents: readonly LocaleContent[],
  history: SiteHistory,
  kept: Kept,
): LocaleBuild[] {
  const keepFor = ({ config }: LocaleContent) =>
    kept.within(config.locale.name).keep
  const analysed = contents.map((each) =>
    analyseLocale(each, history, keepFor(each)),
  )
  return analysed.map((each) => linkLocale(each, analysed, keepFor(each)))
}

function analyseLocale(
  content: LocaleContent,
  history: SiteHistory,
  keep: Keep,
): AnalysedContent {
  const { config, sources, labels, parsed, origins } = content
  const own = keep('history', [history, origins], () =>
    historyOfLocale(history, origins),
  )
  const input = { ...sources, config, parsed, labels, history: own }
  const analysed = analyseContent(input, keep)
  const diagnostics = [...content.diagnostics, ...analysed.diagnostics]
  return { ...content, ...analysed, history: own, diagnostics }
}

function linkLocale(
  locale: AnalysedContent,
  locales: readonly AnalysedContent[],
  keep: Keep,
): LocaleBuild {
  const { config, graph, routes, parsed, origins, sources } = locale
  const { staticFiles, assets } = sources
  const staticPaths = keep('static paths', [staticFiles], () =>
    staticFiles.map(({ path }) => path),
  )
  const linked = analyseLinks(
    {
      ...{ config, graph, routes, parsed, origins, staticPaths, locales },
      assets,
    },
    keep,
  )
  const all = [...parsed.values()]
  const code = sameAsBefore(keep, 'files with code', all, haveSameCode)
  const diagnostics = [...locale.diagnostics, ...linked.diagnostics]
  return {
    ...locale,
    ...linked,
    codePages: keep('pages with code', [graph.pages, routes, code], () =>
      findCodePages(graph, routes, parsed),
    ),
    diagnostics: placeInOrigin(diagnostics, origins),
  }
}

function haveSameCode(one: ParsedFile, other: ParsedFile): boolean {
  return (
    one.filePath === other.filePath &&
    one.mdxModule === other.mdxModule &&
    one.diagnostics === other.diagnostics &&
    one.summary.frontMatter === other.summary.frontMatter
  )
}

/** A translation was changed when its own file was; its page is as old as the source. */
function historyOfLocale(
  history: SiteHistory,
  origins: ReadonlyMap<string, string>,
): SiteHistory {
  const own = [...origins].flatMap(([path, origin]) => {
    const found = history.get(origin)
    const { created = found?.created } = history.get(path) ?? {}
    return found && created !== undefined
      ? [[path, { ...found, created }] as const]
      : []
  })
  return new Map([...history, ...own])
}

/** Every distinct file of all locales, under the path at which it lies. */
export function distinctFiles(
  locales: readonly Pick<LocaleContent, 'parsed' | 'origins'>[],
): ReadonlyMap<string, ParsedFile> {
  return new Map(
    locales.flatMap(({ parsed, origins }) =>
      [...parsed].map(([path, file]) => {
        const origin = origins.get(path)
        return origin === undefined
          ? ([path, file] as const)
          : ([origin, deriveFile(file, { filePath: origin })] as const)
      }),
    ),
  )
}

/** What a locale's pages are made from, but for the names of bundles and assets. */
export function draftLocale(
  locale: LocaleBuild,
  locales: readonly LocaleBuild[],
  { highlight, checkedWith }: Pick<Site, 'highlight' | 'checkedWith'>,
): Site {
  const { config, graph, routes, links, images, redirects } = locale
  const { parsed, origins, codePages, translations } = locale
  const { history, editUrls, announcement, sources } = locale
  return draftSite({
    ...{ config, graph, routes, links, images, redirects, parsed, origins },
    ...{ translations, history, editUrls, announcement, highlight },
    staticPaths: new Set(sources.staticFiles.map(({ path }) => path)),
    moduleFiles: codePages.moduleFiles,
    locales,
    checkedWith,
  })
}
