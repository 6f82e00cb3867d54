import { analyseLocales } from './analyse-locales.ts'
import type { BuildSite } from './build-options.ts'
import { bundleSite } from './bundle-site.ts'
import { draftSites } from './draft-sites.ts'
import { gatherOutput } from './gather-output.ts'
import { openSite } from './open-site.ts'
import { uniqueDiagnostics } from './place-in-origin.ts'
import { openSearch } from '../search/open-search.ts'
import { openSearchStore } from '../search/search-store.ts'
import { renderLocale, siteWithModules } from './render-locale.ts'
import type { SiteBuild } from './site-build.ts'

/**
 * Builds a site in memory: read → parse → graph → routes → links → render.
 *
 * Each locale goes this way; what they share is made once: parsed files, coloured code,
 * bundles, hashed assets. Content mistakes are among the diagnostics; the pages that could be
 * made are there too.
 */
export async function buildSite(options: BuildSite): Promise<SiteBuild> {
  const { siteDir, config, caches, onStage } = options
  onStage?.('read')
  const opened = await openSite(options)
  onStage?.('graph')
  const analysed = await analyseLocales(opened, options)
  onStage?.('highlight')
  const drafted = await draftSites(analysed.locales, opened.files, options)
  onStage?.('bundle')
  const bundled = await bundleSite({
    siteDir,
    config,
    locales: analysed.locales,
    drafted,
    themes: caches.themes,
  })
  onStage?.('search')
  const search = await openSearch({
    config,
    time: options.search ?? 'now',
    sites: analysed.locales.map((locale) =>
      siteWithModules(locale, { siteDir, drafted, bundled }),
    ),
    store: openSearchStore(siteDir),
    toHref: drafted.toHref,
  })
  onStage?.('render')
  const rendered = analysed.locales.map((locale) =>
    renderLocale(locale, {
      ...{ siteDir, drafted, bundled, feeds: caches.feeds },
      hasSearch: search.hasSearch,
    }),
  )
  const build = gatherOutput({
    siteDir,
    sources: opened.sources,
    folders: opened.folders,
    parsed: opened.files,
    inputs: [...opened.inputs, ...bundled.inputs],
    locales: rendered,
    client: bundled.client,
    styles: bundled.styles,
    replacements: bundled.replacements,
    modules: bundled.modules,
    redirect: bundled.redirect,
    pageSheets: bundled.pageSheets,
    diagrams: drafted.diagrams,
    codeSheet: drafted.codeSheet,
    assetPaths: drafted.assetPaths,
    search,
    islands: bundled.builtIslands,
    diagnostics: [
      ...opened.diagnostics,
      ...analysed.diagnostics,
      ...drafted.diagnostics,
      ...bundled.diagnostics,
      ...search.diagnostics,
    ],
  })
  return { ...build, diagnostics: uniqueDiagnostics(build.diagnostics) }
}
