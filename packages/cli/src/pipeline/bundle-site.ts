import type { Diagnostic, ResolvedConfig } from '@gwdocs/core'
import { bundleClient, type ClientBundle } from '../bundle/client-bundle.ts'
import {
  type LoadedTheme,
  loadTheme,
  type ThemeCache,
} from '../bundle/load-theme.ts'
import {
  loadNavbarComponents,
  type LoadedNavbar,
} from '../bundle/navbar-components.ts'
import { entryPoint, type PageEntry, type Sites } from '../bundle/page-entry.ts'
import {
  loadPageModules,
  type PageModules,
  type PageSheet,
} from '../bundle/page-modules.ts'
import {
  loadReplacements,
  type LoadedReplacements,
} from '../bundle/replacements.ts'
import { bundleStyles, type StyleBundle } from '../bundle/style-bundle.ts'
import {
  bundleRedirectScript,
  type RedirectScript,
} from '../bundle/redirect-script.ts'
import type { Kept } from '../kept/kept.ts'
import { madeOf } from '../kept/made-of.ts'
import type { LocaleBuild } from './build-locale.ts'
import { codeInputs } from './code-inputs.ts'
import { offlineWorker } from './render-offline.ts'
import type { DraftedSites } from './draft-sites.ts'
import type { BuiltIsland } from './gather-output.ts'
import type { Probe } from './probe.ts'
import { tryReplacements } from './try-replacements.ts'

/** What esbuild makes, once for all locales. */
export type BundledSite = {
  /** What pages are rendered with. */
  readonly theme: LoadedTheme
  readonly client: ClientBundle
  readonly styles: StyleBundle
  /** Paths of the style sheets of every page, in order. */
  readonly sheetPaths: readonly string[]
  readonly modules: PageModules
  readonly navbar: LoadedNavbar
  readonly replacements: LoadedReplacements
  /** Style sheets of pages that are not hydrated: entry of the bundle → sheet. */
  readonly pageSheets: ReadonlyMap<string, PageSheet>
  /** Pages that are hydrated. */
  readonly islands: readonly PageEntry[]
  /** Of the pages that send their readers on; undefined where there are none. */
  readonly redirect: RedirectScript | undefined
  readonly builtIslands: readonly BuiltIsland[]
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

type Bundled = Pick<BundledSite, 'inputs' | 'diagnostics'>

export type BundleSite = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: ResolvedConfig
  readonly locales: readonly LocaleBuild[]
  readonly drafted: DraftedSites
  readonly themes: ThemeCache
  readonly kept: Kept
  readonly probe: Probe
}

/** Bundles the styles, the modules that pages are rendered with, and the client. */
export async function bundleSite(options: BundleSite): Promise<BundledSite> {
  const { siteDir, config, locales, drafted, kept } = options
  const { sites, codeSheet } = drafted
  const theme = await loadTheme(config.client.runtime, options.themes)
  const site = { siteDir, sites, theme }
  const code = codeInputs(locales, drafted)
  const bundle = <Bundle extends Bundled>(
    name: string,
    inputs: readonly unknown[],
    make: () => Promise<Bundle>,
  ) =>
    kept.keepFiles(name, [config, theme, ...inputs], async () => {
      const end = options.probe('bundle', name)
      const made = madeOf(await make())
      end()
      return made
    })
  const [styles, modules, navbar, loaded] = await Promise.all([
    bundle('styles', [], () => bundleStyles(siteDir, config)),
    bundle('modules of pages', code, () =>
      loadPageModules(site, pagesOf(locales, codePageFiles)),
    ),
    bundle('navbar', [], () => loadNavbarComponents(site, config)),
    bundle('replacements', [], () => loadReplacements(site, config)),
  ])
  const structure = locales.flatMap(({ graph: { docSets }, routes }) => [
    ...[docSets, routes],
  ])
  const replacements = kept.keep(
    'tried replacements',
    [loaded, navbar, ...structure],
    () => tryReplacements({ ...site, config, navbar, loaded }),
  )
  const islands = pagesOf(locales, islandFiles).filter((page) =>
    modules.modules.has(entryPoint(page, siteDir, sites)),
  )
  const hydrated = new Set(
    islands.map((page) => entryPoint(page, siteDir, sites)),
  )
  // The client's own bundle has those of the others.
  const pageSheets = new Map(
    [...modules.sheets].filter(([entry]) => !hydrated.has(entry)),
  )
  const client = await bundle(
    'client',
    [
      ...[navbar.modules, ...hydrated],
      ...[...replacements.modules].flat(),
      ...(hydrated.size > 0 ? code : []),
    ],
    () =>
      bundleClient({
        ...site,
        islands,
        navbarComponents: navbar.modules,
        replacedFiles: replacements.modules,
        // Who sees drafts is writing.
        refreshes: config.showsDrafts,
        worker: offlineWorker(config),
      }),
  )
  const all = [client, styles, modules, navbar, replacements]
  return {
    theme,
    client,
    styles,
    sheetPaths: [
      styles.stylePath,
      codeSheet.path,
      ...(replacements.stylePath ? [replacements.stylePath] : []),
      ...(client.clientStylePath ? [client.clientStylePath] : []),
    ],
    modules,
    pageSheets,
    navbar,
    replacements,
    islands,
    redirect: hasRedirects(locales)
      ? await kept.keep('redirect script', [], bundleRedirectScript)
      : undefined,
    builtIslands: describeIslands(locales, { siteDir, sites, islands, client }),
    inputs: [styles, modules, navbar, replacements].flatMap(
      ({ inputs }) => inputs,
    ),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

function hasRedirects(locales: readonly LocaleBuild[]): boolean {
  return locales.some(({ redirects }) => redirects.length > 0)
}

export function codePageFiles({ codePages }: LocaleBuild): readonly string[] {
  return codePages.pages
}

function islandFiles({ codePages }: LocaleBuild): readonly string[] {
  return [...codePages.islands.keys()]
}

/** Pages of the locales as entries of a bundle. */
export function pagesOf(
  locales: readonly LocaleBuild[],
  filesOf: (locale: LocaleBuild) => readonly string[],
): PageEntry[] {
  return locales.flatMap((locale) =>
    filesOf(locale).map((filePath) => ({
      locale: locale.config.locale.name,
      filePath,
    })),
  )
}

type Islands = Pick<BundledSite, 'client' | 'islands'> & {
  readonly siteDir: string
  readonly sites: Sites
}

/** Each module once, under the name of the file that a person wrote. */
function describeIslands(
  locales: readonly LocaleBuild[],
  { client, islands, sites, siteDir }: Islands,
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
