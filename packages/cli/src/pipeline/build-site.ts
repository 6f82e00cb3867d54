import {
  type ParsedFile,
  type ResolvedConfig,
  type Site,
  wantsHistory,
} from '@gwdocs/core'
import { bundleDiagrams, type DiagramCache } from '../bundle/diagram-frame.ts'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle.ts'
import type { PluginCache } from '../bundle/load-plugin.ts'
import { loadPlugins } from '../bundle/load-plugins.ts'
import { entryPoint, type PageEntry, type Sites } from '../bundle/page-entry.ts'
import { loadNavbarComponents } from '../bundle/navbar-components.ts'
import { loadPageModules, modulesOf } from '../bundle/page-modules.ts'
import { findSiteComponents } from '../bundle/site-components.ts'
import { bundleStyles } from '../bundle/style-bundle.ts'
import {
  type HistoryCache,
  type HistoryResult,
  type ReadHistory,
  readHistory,
} from '../history/read-history.ts'
import { readSite } from '../read/read-site.ts'
import {
  analyseLocale,
  distinctFiles,
  draftSite,
  type LocaleBuild,
  type LocaleContent,
  openLocale,
} from './build-locale.ts'
import { contentStyleSheet } from './content-styles.ts'
import {
  type BuiltIsland,
  gatherOutput,
  type RenderedLocale,
} from './gather-output.ts'
import { assetHrefs, hashAssets, hashOf } from './hash-assets.ts'
import { highlightBlocks, type HighlightCache } from './highlight-blocks.ts'
import { measureImages } from './measure-images.ts'
import type { ParseCache } from './parse-contents.ts'
import { placeInOrigin, uniqueDiagnostics } from './place-in-origin.ts'
import { type FeedCache, renderFeeds } from './render-feeds.ts'
import { renderPages } from './render-pages.ts'
import type { SiteBuild } from './site-build.ts'

/** Results that outlive a build: keyed by what they depend on, so that they are never stale. */
export type BuildCaches = {
  readonly parse: ParseCache
  readonly highlight: HighlightCache
  readonly history: HistoryCache
  readonly plugins: PluginCache
  readonly diagrams: DiagramCache
  readonly feeds: FeedCache
}

export function createCaches(): BuildCaches {
  return {
    parse: new Map(),
    highlight: new Map(),
    history: new Map(),
    plugins: new Map(),
    diagrams: new Map(),
    feeds: new Map(),
  }
}

export type BuildSite = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: ResolvedConfig
  /** Stands for what functions of the config do. */
  readonly configHash: string
  readonly caches: BuildCaches
  /** Name of the one locale to build; undefined builds all of them. */
  readonly onlyLocale?: string | undefined
  /** Told what is being done, for whoever waits. */
  readonly onStage?: (stage: string) => void
}

/**
 * Builds a site in memory: read → parse → graph → routes → links → render.
 *
 * Each locale goes this way; what they share is made once: parsed files, coloured code,
 * bundles, hashed assets. Content mistakes are among the diagnostics; the pages that could be
 * made are there too.
 */
export async function buildSite({
  siteDir,
  config,
  configHash,
  caches,
  onlyLocale,
  onStage,
}: BuildSite): Promise<SiteBuild> {
  onStage?.('read')
  const { sources, ...read } = await readSite(siteDir, config)
  onStage?.('parse')
  const wanted = config.i18n.locales.filter(
    ({ name }) => onlyLocale === undefined || name === onlyLocale,
  )
  const loaded = await loadPlugins({
    siteDir,
    config,
    configHash,
    cache: caches.plugins,
  })
  const own = await findSiteComponents(siteDir)
  const opened: LocaleContent[] = []
  for (const locale of wanted)
    opened.push(
      await openLocale(locale, {
        siteDir,
        config,
        base: sources,
        loaded,
        components: own.components,
        cache: caches.parse,
      }),
    )
  const files = distinctFiles(opened)
  onStage?.('graph')
  const folders = [...read.folders, ...wanted.map(({ folder }) => folder)]
  const { history, diagnostics: inHistory } = await historyOf(files, {
    siteDir,
    config,
    folders,
    cache: caches.history,
  })
  const locales = opened.map((content) => analyseLocale(content, history))
  onStage?.('highlight')
  const code = await highlightBlocks(files.values(), config, caches.highlight)
  const hashed = await hashAssets(siteDir, locales)
  const toHref = (path: string) => config.siteBaseUrl + encodeURI(path)
  const diagrams = await bundleDiagrams({
    siteDir,
    config,
    files: files.values(),
    cache: caches.diagrams,
  })
  const diagramHref = diagrams.framePath && toHref(diagrams.framePath)
  const drafts: Sites = new Map(
    await Promise.all(
      locales.map(async (locale): Promise<[string, Site]> => {
        const draft = draftSite(locale, locales, code.highlight)
        const assets = {
          ...draft.assets,
          assetHrefs: assetHrefs(locale, hashed, toHref),
          imageSizes: await measureImages(siteDir, locale),
          diagramHref,
        }
        return [locale.config.locale.name, { ...draft, assets }]
      }),
    ),
  )
  onStage?.('bundle')
  const [styles, modules, navbar] = await Promise.all([
    bundleStyles(siteDir, config),
    loadPageModules(siteDir, drafts, codePagesOf(locales)),
    loadNavbarComponents(siteDir, drafts, config),
  ])
  const islands = islandsOf(locales).filter((page) =>
    modules.modules.has(entryPoint(page, siteDir, drafts)),
  )
  const client = await bundleClient({
    siteDir,
    sites: drafts,
    islands,
    navbarComponents: navbar.modules,
  })
  const codeCss = code.styleSheet + contentStyleSheet(files.values())
  const codePath = `assets/code-${hashOf(codeCss)}.css`
  const shared: SharedAssets = {
    client,
    islands,
    styleHrefs: [
      styles.stylePath,
      codePath,
      ...(client.clientStylePath ? [client.clientStylePath] : []),
    ].map(toHref),
    toHref,
    sites: drafts,
    siteDir,
  }
  onStage?.('render')
  const rendered = locales.map((locale): RenderedLocale => {
    const { name } = locale.config.locale
    const draft = drafts.get(name) as Site
    const { components, metadata } = modulesOf(
      modules,
      codePagesOf([locale]),
      shared,
    )
    const assets = { ...draft.assets, ...localeAssets(name, shared) }
    const brokenComponents = navbar.broken
    const site: Site = { ...draft, metadata, brokenComponents, assets }
    const pages = renderPages({
      siteDir,
      site,
      redirects: locale.redirects,
      components,
      navbarComponents: navbar.components,
      bootScript: client.bootScript,
    })
    const diagnostics = placeInOrigin(pages.diagnostics, locale.origins)
    const feeds = renderFeeds(site, pages.files, caches.feeds)
    return { site, feeds, pages: { ...pages, diagnostics } }
  })
  const build = gatherOutput({
    siteDir,
    sources,
    folders,
    parsed: files,
    inputs: [
      ...read.inputs,
      ...opened.flatMap(({ snippetFiles }) => snippetFiles),
      ...loaded.inputs,
      ...own.inputs,
      ...modules.inputs,
      ...navbar.inputs,
    ],
    locales: rendered,
    client,
    styles,
    diagrams,
    codeSheet: { path: codePath, css: codeCss },
    assetPaths: hashed.paths,
    islands: describeIslands(locales, shared),
    diagnostics: [
      ...read.diagnostics,
      ...inHistory,
      ...loaded.diagnostics,
      ...own.diagnostics,
      ...locales.flatMap(({ diagnostics }) => diagnostics),
      ...code.diagnostics,
      ...diagrams.diagnostics,
      ...client.diagnostics,
      ...styles.diagnostics,
      ...modules.diagnostics,
      ...navbar.diagnostics,
    ],
  })
  return { ...build, diagnostics: uniqueDiagnostics(build.diagnostics) }
}

function historyOf(
  files: ReadonlyMap<string, ParsedFile>,
  options: Omit<ReadHistory, 'files'>,
): Promise<HistoryResult> | HistoryResult {
  const summaries = [...files.values()].map(({ summary }) => summary)
  return wantsHistory(options.config, summaries)
    ? readHistory({ ...options, files: files.keys() })
    : { history: new Map(), diagnostics: [] }
}

function codePagesOf(locales: readonly LocaleBuild[]): PageEntry[] {
  return locales.flatMap(({ config, codePages }) =>
    codePages.pages.map((filePath) => ({
      locale: config.locale.name,
      filePath,
    })),
  )
}

function islandsOf(locales: readonly LocaleBuild[]): PageEntry[] {
  return locales.flatMap(({ config, codePages }) =>
    [...codePages.islands.keys()].map((filePath) => ({
      locale: config.locale.name,
      filePath,
    })),
  )
}

/** What is built once for all locales. */
type SharedAssets = {
  readonly client: ClientBundle
  readonly islands: readonly PageEntry[]
  readonly styleHrefs: readonly string[]
  readonly toHref: (path: string) => string
  readonly sites: Sites
  readonly siteDir: string
}

function localeAssets(name: string, shared: SharedAssets) {
  const { client, islands, styleHrefs, toHref, sites, siteDir } = shared
  const own = islands.filter(({ locale }) => locale === name)
  const hrefsIn = (paths: ReadonlyMap<string, string>) =>
    new Map(
      own.flatMap((page): [string, string][] => {
        const path = paths.get(entryPoint(page, siteDir, sites))
        return path === undefined ? [] : [[page.filePath, toHref(path)]]
      }),
    )
  return {
    clientHref: toHref(client.clientPath),
    islandHrefs: hrefsIn(client.islandPaths),
    islandStyles: hrefsIn(client.stylePaths),
    styleHrefs,
    buildId: buildIdOf(client, styleHrefs),
  }
}

/** Each module once, under the name of the file that a person wrote. */
function describeIslands(
  locales: readonly LocaleBuild[],
  { client, islands, sites, siteDir }: SharedAssets,
): BuiltIsland[] {
  const described = islands.map((page): [string, BuiltIsland] => {
    const locale = locales.find(
      ({ config }) => config.locale.name === page.locale,
    )
    const path = client.islandPaths.get(entryPoint(page, siteDir, sites)) ?? ''
    const cause = locale?.codePages.islands.get(page.filePath) ?? ''
    const file = locale?.origins.get(page.filePath) ?? page.filePath
    return [path, { file, cause, path }]
  })
  return [...new Map(described.toReversed()).values()].toReversed()
}

/** Pages of one id share scripts, styles and shell; the text of a page does not change it. */
function buildIdOf(
  { clientPath, bootScript }: ClientBundle,
  styleHrefs: readonly string[],
): string {
  return hashOf([clientPath, bootScript, ...styleHrefs].join('\n'))
}
