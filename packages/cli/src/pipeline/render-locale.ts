import {
  checkIcons,
  createManifest,
  type Diagnostic,
  manifestName,
  type Site,
} from '@gwdocs/core'
import { entryPoint, type PageEntry } from '../bundle/page-entry.ts'
import type { Kept } from '../kept/kept.ts'
import { modulesOf } from '../bundle/page-modules.ts'
import type { BuildCaches } from './build-options.ts'
import type { LocaleBuild } from './build-locale.ts'
import { type BundledSite, codePageFiles, pagesOf } from './bundle-site.ts'
import type { DraftedSites } from './draft-sites.ts'
import type { RenderedLocale } from './rendered-locale.ts'
import { createTexts } from '../store/spilled-texts.ts'
import type { Store } from '../store/store.ts'
import { hashOf } from '../bundle/content-hash.ts'
import { nameSidebars } from './name-sidebars.ts'
import { placeInOrigin } from './place-in-origin.ts'
import type { Probe } from './probe.ts'
import { renderCopies } from './render-copies.ts'
import { renderFeeds } from './render-feeds.ts'
import { type PageToDraw, pagesToDraw } from './render-pages.ts'
import { renderSitemap } from './render-sitemap.ts'
import { sitePolicy } from './site-policy.ts'

export type PrepareLocale = {
  /** As `siteWithModules` made it. */
  readonly draft: Site
  /** Absolute. */
  readonly siteDir: string
  readonly drafted: DraftedSites
  readonly bundled: BundledSite
  readonly store: Store | undefined
  readonly hasSearch: boolean
  readonly cards: Site['cards']
  readonly probe: Probe
  readonly kept: Kept
}

/** A locale whose pages can be drawn. */
export type PreparedLocale = {
  readonly site: Site
  readonly pages: readonly PageToDraw[]
  readonly sidebars: RenderedLocale['sidebars']
  readonly diagnostics: readonly Diagnostic[]
}

export function prepareLocale(
  locale: LocaleBuild,
  {
    draft,
    siteDir,
    drafted,
    bundled,
    store,
    hasSearch,
    cards,
    probe,
    kept,
  }: PrepareLocale,
): PreparedLocale {
  const { client, modules, navbar, replacements } = bundled
  const { sites } = drafted
  const codePages = pagesOf([locale], codePageFiles)
  const made = modulesOf(modules, codePages, { siteDir, sites })
  const { docSets, blogs } = draft.graph
  const sidebars = kept
    .within(draft.config.locale.name)
    .keep(
      'sidebar files',
      [draft.config, draft.routes, docSets, blogs, modules],
      () => nameSidebars(draft, drafted.toHref),
    )
  const site: Site = {
    ...draft,
    hasSearch,
    cards,
    brokenComponents: navbar.broken,
    assets: {
      ...draft.assets,
      sidebarHrefs: sidebars.hrefs,
      ...bundleHrefs(codePages, { siteDir, drafted, bundled }),
      contentSecurityPolicy: sitePolicy(locale.config, client.bootScript)?.meta,
    },
  }
  const pages = pagesToDraw({
    siteDir,
    site,
    theme: bundled.theme,
    components: made.components,
    navbarComponents: navbar.components,
    replacements: replacements.components,
    bootScript: client.bootScript,
    toHref: drafted.toHref,
    probe,
    store,
  })
  const diagnostics = placeInOrigin(checkIcons(site), locale.origins)
  return { site, pages, diagnostics, sidebars: sidebars.files }
}

/** The pages of a locale, its feeds and its sitemap; its findings stand at the files that people wrote. */
export function renderLocale(
  { site, pages, sidebars }: PreparedLocale,
  { feeds, store, spill }: Pick<BuildCaches, 'feeds' | 'store' | 'spill'>,
): RenderedLocale {
  const html = createTexts(spill)
  const drawn = pages.map(({ path, draw }) => {
    const { html: text, ...rest } = draw()
    if (text !== undefined) html.set(path, text)
    return rest
  })
  const diagnostics = placeInOrigin(
    drawn.flatMap((page) => page.diagnostics),
    site.origins,
  )
  const styles = new Map(drawn.flatMap((page) => [...page.styles]))
  const lists = new Map([
    ...makeLists(site, html, { feeds, store }),
    ...renderManifest(site),
  ])
  return {
    ...{ site, lists, sidebars },
    pages: { files: html, styles, diagnostics },
  }
}

/** What tells of all pages: feeds, sitemap, Markdown copies. */
export function makeLists(
  site: Site,
  pages: ReadonlyMap<string, string>,
  { feeds, store }: Pick<BuildCaches, 'feeds' | 'store'>,
): ReadonlyMap<string, string> {
  return new Map([
    ...renderFeeds(site, pages, feeds),
    ...renderSitemap(site, pages),
    ...renderCopies(site, { pages, store }),
  ])
}

/** How the locale is installed as an app. */
export function renderManifest(
  site: Site,
): readonly (readonly [string, string])[] {
  const text = createManifest(site)
  return text === undefined ? [] : [[manifestName, text]]
}

/** A locale's site with what the modules of its pages say of them. */
export function siteWithModules(
  locale: LocaleBuild,
  {
    siteDir,
    drafted: { sites },
    bundled: { modules },
  }: Pick<PrepareLocale, 'siteDir' | 'drafted' | 'bundled'>,
): Site {
  const { name } = locale.config.locale
  const draft = sites.get(name)
  if (!draft) throw new Error(`The locale ${name} has no draft.`)
  const codePages = pagesOf([locale], codePageFiles)
  const { metadata } = modulesOf(modules, codePages, { siteDir, sites })
  return { ...draft, metadata }
}

/** Addresses of the scripts and styles of pages that have code. */
function bundleHrefs(
  pages: readonly PageEntry[],
  {
    siteDir,
    drafted,
    bundled,
  }: Pick<PrepareLocale, 'siteDir' | 'drafted' | 'bundled'>,
) {
  const { client, pageSheets, sheetPaths } = bundled
  const { sites, toHref } = drafted
  const hrefsIn = (paths: ReadonlyMap<string, string>) =>
    new Map(
      pages.flatMap((page): [string, string][] => {
        const path = paths.get(entryPoint(page, siteDir, sites))
        return path === undefined ? [] : [[page.filePath, toHref(path)]]
      }),
    )
  const styleHrefs = sheetPaths.map(toHref)
  const sheets = [...pageSheets].map(
    ([entry, { path }]) => [entry, path] as const,
  )
  return {
    redirectScriptHref: bundled.redirect && toHref(bundled.redirect.path),
    clientHref: toHref(client.clientPath),
    islandHrefs: hrefsIn(client.islandPaths),
    islandStyles: hrefsIn(new Map([...client.stylePaths, ...sheets])),
    styleHrefs,
    buildId: buildIdOf(bundled, styleHrefs),
  }
}

/** Pages of one id share scripts, styles and shell; the text of a page does not change it. */
function buildIdOf(
  { client: { clientPath, bootScript } }: BundledSite,
  styleHrefs: readonly string[],
): string {
  return hashOf([clientPath, bootScript, ...styleHrefs].join('\n'))
}
