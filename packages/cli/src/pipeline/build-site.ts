import { type ResolvedConfig, type Site, wantsHistory } from '@gwdocs/core'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle.ts'
import type { PluginCache } from '../bundle/load-plugin.ts'
import { loadPlugins } from '../bundle/load-plugins.ts'
import { loadPageModules } from '../bundle/page-modules.ts'
import { bundleStyles } from '../bundle/style-bundle.ts'
import { type HistoryCache, readHistory } from '../history/read-history.ts'
import { readSite } from '../read/read-site.ts'
import { analyseSite } from './analyse-site.ts'
import { gatherOutput } from './gather-output.ts'
import { findCodePages } from './find-islands.ts'
import { hashAssets, hashOf } from './hash-assets.ts'
import { highlightBlocks, type HighlightCache } from './highlight-blocks.ts'
import { parseContents, type ParseCache } from './parse-contents.ts'
import { renderPages } from './render-pages.ts'
import type { SiteBuild } from './site-build.ts'
import { contentStyleSheet } from './content-styles.ts'

/** Results that outlive a build: keyed by what they depend on, so that they are never stale. */
export type BuildCaches = {
  readonly parse: ParseCache
  readonly highlight: HighlightCache
  readonly history: HistoryCache
  readonly plugins: PluginCache
}

export function createCaches(): BuildCaches {
  return {
    parse: new Map(),
    highlight: new Map(),
    history: new Map(),
    plugins: new Map(),
  }
}

export type BuildSite = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: ResolvedConfig
  /** Stands for what functions of the config do. */
  readonly configHash: string
  readonly caches: BuildCaches
  /** Told what is being done, for whoever waits. */
  readonly onStage?: (stage: string) => void
}

/**
 * Builds a site in memory: read → parse → graph → routes → render.
 *
 * Content mistakes are among the diagnostics; the pages that could be made are there too.
 */
export async function buildSite({
  siteDir,
  config,
  configHash,
  caches,
  onStage,
}: BuildSite): Promise<SiteBuild> {
  onStage?.('read')
  const { sources, ...read } = await readSite(siteDir, config)
  onStage?.('parse')
  const options = { format: config.markdown.format }
  const loaded = await loadPlugins({
    siteDir,
    config,
    configHash,
    cache: caches.plugins,
  })
  const parsed = await parseContents(siteDir, sources.contents, {
    options,
    loaded,
    cache: caches.parse,
  })
  onStage?.('graph')
  const summaries = [...parsed.values()].map(({ summary }) => summary)
  const { history, diagnostics: inHistory } = wantsHistory(config, summaries)
    ? await readHistory({
        siteDir,
        folders: read.folders,
        files: parsed.keys(),
        cache: caches.history,
        config,
      })
    : { history: new Map(), diagnostics: [] }
  const analysis = analyseSite({ config, sources, parsed, history })
  const { graph, routes, links } = analysis
  const codePages = findCodePages(graph, routes, parsed)
  onStage?.('highlight')
  const code = await highlightBlocks(parsed.values(), config, caches.highlight)
  const hashed = await hashAssets(siteDir, links)
  const toHref = (path: string) => config.baseUrl + encodeURI(path)
  const draft: Site = {
    config,
    graph,
    routes,
    links,
    parsed,
    highlight: code.highlight,
    metadata: new Map(),
    moduleFiles: codePages.moduleFiles,
    assets: {
      styleHrefs: [],
      clientHref: '',
      islandHrefs: new Map(),
      islandStyles: new Map(),
      assetHrefs: mapValues(hashed.paths, toHref),
      buildId: '',
    },
  }
  onStage?.('bundle')
  const [styles, modules] = await Promise.all([
    bundleStyles(siteDir, config),
    loadPageModules(siteDir, draft, codePages.pages),
  ])
  const islands = [...codePages.islands.keys()].filter((file) =>
    modules.components.has(file),
  )
  const client = await bundleClient({ siteDir, site: draft, islands })
  const codeCss = code.styleSheet + contentStyleSheet(parsed.values())
  const codePath = `assets/code-${hashOf(codeCss)}.css`
  const styleHrefs = [styles.stylePath, codePath].map(toHref)
  const site: Site = {
    ...draft,
    metadata: modules.metadata,
    assets: {
      ...draft.assets,
      ...clientAssets(client, toHref),
      styleHrefs,
      buildId: buildIdOf(client, styleHrefs),
    },
  }
  onStage?.('render')
  const pages = renderPages({
    siteDir,
    site,
    redirects: analysis.redirects,
    components: modules.components,
    bootScript: client.bootScript,
  })
  return gatherOutput({
    siteDir,
    sources,
    folders: read.folders,
    routes,
    parsed,
    inputs: [...read.inputs, ...loaded.inputs, ...modules.inputs],
    pages,
    client,
    styles,
    codeSheet: { path: codePath, css: codeCss },
    assetPaths: hashed.paths,
    islands: codePages.islands,
    diagnostics: [
      ...read.diagnostics,
      ...inHistory,
      ...loaded.diagnostics,
      ...analysis.diagnostics,
      ...code.diagnostics,
      ...client.diagnostics,
      ...styles.diagnostics,
      ...modules.diagnostics,
    ],
  })
}

function clientAssets(client: ClientBundle, toHref: (path: string) => string) {
  return {
    clientHref: toHref(client.clientPath),
    islandHrefs: mapValues(client.islandPaths, toHref),
    islandStyles: mapValues(client.stylePaths, toHref),
  }
}

/** Pages of one id share scripts, styles and shell; the text of a page does not change it. */
function buildIdOf(
  { clientPath, bootScript }: ClientBundle,
  styleHrefs: readonly string[],
): string {
  return hashOf([clientPath, bootScript, ...styleHrefs].join('\n'))
}

function mapValues<Key, Value, Result>(
  map: ReadonlyMap<Key, Value>,
  change: (value: Value) => Result,
): ReadonlyMap<Key, Result> {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}
