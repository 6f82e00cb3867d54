import { analyseLocales } from './analyse-locales.ts'
import type { BuildSite } from './build-options.ts'
import type { Diagnostic } from '@gwdocs/core'
import { type BundledSite, bundleSite } from './bundle-site.ts'
import { type DraftedSites, draftSites } from './draft-sites.ts'
import { type GatherOutput, gatherOutput } from './gather-output.ts'
import { type OpenedSite, openSite } from './open-site.ts'
import { uniqueDiagnostics } from './place-in-origin.ts'
import { readHostFiles } from '../read/read-host-files.ts'
import { type OpenedSearch, openSearch } from '../search/open-search.ts'
import {
  type MadeCards,
  makeCards,
  withoutCards,
} from '../social-cards/make-cards.ts'
import { countWork, noProbe, type WorkCounts } from './probe.ts'
import {
  prepareLocale,
  type PreparedLocale,
  renderLocale,
  siteWithModules,
} from './render-locale.ts'
import {
  bundleOffline,
  type OfflineCode,
  offlineFiles,
} from './render-offline.ts'
import type { RenderedLocale } from './rendered-locale.ts'
import type { Store } from '../store/store.ts'
import type { SiteBuild } from './site-build.ts'

/** A site up to where its pages are drawn. */
export type PreparedSite = Pick<BuildSite, 'config'> & {
  readonly opened: OpenedSite
  readonly drafted: DraftedSites
  readonly bundled: BundledSite
  readonly search: OpenedSearch
  readonly cards: MadeCards
  readonly offline: OfflineCode
  readonly ownHostFiles: GatherOutput['ownHostFiles']
  readonly locales: readonly PreparedLocale[]
  readonly counts: () => WorkCounts
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Builds a site in memory: read → parse → graph → routes → links → render.
 *
 * Each locale goes this way; what they share is made once: parsed files, coloured code,
 * bundles, hashed assets. Content mistakes are among the diagnostics; the pages that could be
 * made are there too.
 */
export async function buildSite(options: BuildSite): Promise<SiteBuild> {
  const { caches, probe = noProbe } = options
  const prepared = await prepareSite(options, caches.store)
  const end = probe('stage', 'render')
  const rendered = prepared.locales.map((locale) =>
    renderLocale(locale, caches),
  )
  end()
  return gatherSite<never>(options.siteDir, prepared, rendered)
}

/**
 * All but the pages.
 *
 * @param drawnPages where pages are kept once they are drawn; undefined keeps none
 */
export async function prepareSite(
  options: BuildSite,
  drawnPages: Store | undefined,
): Promise<PreparedSite> {
  const { siteDir, config, caches } = options
  const { probe, counts } = countWork(options.probe)
  const probed = { ...options, probe }
  let end = probe('stage', 'read and parse')
  const opened = await openSite(probed)
  end()
  end = probe('stage', 'graph, routes, links')
  const analysed = await analyseLocales(opened, options)
  end()
  end = probe('stage', 'highlight')
  const drafted = await draftSites(analysed.locales, opened.files, probed)
  end()
  end = probe('stage', 'bundle')
  const bundled = await bundleSite({
    siteDir,
    config,
    locales: analysed.locales,
    drafted,
    themes: caches.themes,
    kept: caches.kept,
    probe,
  })
  end()
  const drafts = analysed.locales.map((locale) => ({
    locale,
    draft: siteWithModules(locale, { siteDir, drafted, bundled }),
  }))
  const sites = drafts.map(({ draft }) => draft)
  end = probe('stage', 'pictures for sharing')
  const cards = !(options.hasCards ?? options.search !== 'later')
    ? withoutCards()
    : await makeCards({
        ...{ siteDir, config, sites, probe },
        staticFiles: opened.sources.staticFiles,
        store: caches.store,
        toHref: drafted.toHref,
      })
  end()
  end = probe('stage', 'search')
  const search = await openSearch({
    config,
    time: options.search ?? 'now',
    sites,
    store: options.caches.store,
    toHref: drafted.toHref,
  })
  end()
  const { hasSearch } = search
  const locales = drafts.map(({ locale, draft }, index) =>
    prepareLocale(locale, {
      draft,
      ...{ siteDir, drafted, bundled, store: drawnPages, hasSearch, probe },
      cards: cards.cards[index] ?? new Map(),
      kept: caches.kept,
    }),
  )
  return {
    ...{ config, opened, drafted, bundled, search, cards, locales, counts },
    offline: await caches.kept.keep('offline worker', [config.offline], () =>
      bundleOffline(config),
    ),
    ownHostFiles: await readHostFiles(siteDir, opened.sources.staticFiles),
    diagnostics: [
      ...opened.diagnostics,
      ...analysed.diagnostics,
      ...drafted.diagnostics,
      ...bundled.diagnostics,
      ...search.diagnostics,
      ...cards.diagnostics,
      ...locales.flatMap(({ diagnostics }) => diagnostics),
    ],
  }
}

/** Puts what was prepared and what was rendered together. */
export function gatherSite<Page extends object>(
  siteDir: string,
  prepared: PreparedSite,
  locales: readonly RenderedLocale<Page>[],
): SiteBuild<Page> {
  const { config, opened, drafted, bundled, search, cards } = prepared
  const build = gatherOutput({
    siteDir,
    config,
    sources: opened.sources,
    ownHostFiles: prepared.ownHostFiles,
    folders: opened.folders,
    parsed: opened.files,
    inputs: [...opened.inputs, ...bundled.inputs, ...cards.inputs],
    locales,
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
    cards: cards.files,
    offline: offlineFiles(locales, prepared.offline),
    islands: bundled.builtIslands,
    work: prepared.counts(),
    diagnostics: prepared.diagnostics,
  })
  return { ...build, diagnostics: uniqueDiagnostics(build.diagnostics) }
}
