import { analyseLocales } from './analyse-locales.ts'
import type { BuildSite } from './build-options.ts'
import { bundleSite } from './bundle-site.ts'
import { draftSites } from './draft-sites.ts'
import { gatherOutput } from './gather-output.ts'
import { openSite } from './open-site.ts'
import { uniqueDiagnostics } from './place-in-origin.ts'
import { readHostFiles } from '../read/read-host-files.ts'
import { openSearch } from '../search/open-search.ts'
import { makeCards, withoutCards } from '../social-cards/make-cards.ts'
import { countWork } from './probe.ts'
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
  })
  end()
  const sites = analysed.locales.map((locale) =>
    siteWithModules(locale, { siteDir, drafted, bundled }),
  )
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
  end = probe('stage', 'render')
  const rendered = analysed.locales.map((locale, index) =>
    renderLocale(locale, {
      ...{ siteDir, drafted, bundled, probe },
      feeds: caches.feeds,
      store: caches.store,
      hasSearch: search.hasSearch,
      cards: cards.cards[index] ?? new Map(),
    }),
  )
  end()
  const build = gatherOutput({
    siteDir,
    config,
    sources: opened.sources,
    ownHostFiles: await readHostFiles(siteDir, opened.sources.staticFiles),
    folders: opened.folders,
    parsed: opened.files,
    inputs: [...opened.inputs, ...bundled.inputs, ...cards.inputs],
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
    cards: cards.files,
    islands: bundled.builtIslands,
    work: counts(),
    diagnostics: [
      ...opened.diagnostics,
      ...analysed.diagnostics,
      ...drafted.diagnostics,
      ...bundled.diagnostics,
      ...search.diagnostics,
      ...cards.diagnostics,
    ],
  })
  return { ...build, diagnostics: uniqueDiagnostics(build.diagnostics) }
}
