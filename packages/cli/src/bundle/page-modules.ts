import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, PageMetadata, Site } from '@gwdocs/core'
import type { PageComponent } from '@gwdocs/theme'
import { build, type Plugin } from 'esbuild'
import { aliasedComponents } from './aliased-components.ts'
import { assetLoaders, assetsFolder } from './asset-loaders.ts'
import {
  explainFailure,
  explainThrow,
  isBuildFailure,
} from './explain-failure.ts'
import { markdownModules } from './markdown-modules.ts'
import {
  entryPoint,
  numberEntries,
  numberOf,
  type PageEntry,
  readEntryPoint,
  type Sites,
} from './page-entry.ts'
import { placeInOrigin } from '../pipeline/place-in-origin.ts'
import { providedModules } from './provided-modules.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { siteModules } from './site-modules.ts'

export type PageModules = {
  /** What the bundler was given for a page → its module. */
  readonly modules: ReadonlyMap<string, PageModule>
  /** Absolute paths of all files behind the modules. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export type PageModule = {
  readonly default?: PageComponent
  readonly metadata?: PageMetadata
}

type Loaded = {
  readonly entry: string
  readonly module: PageModule | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Bundles and loads the code of all pages that have code, for rendering them here. A page
 * whose code is broken takes no other with it.
 */
export async function loadPageModules(
  siteDir: string,
  sites: Sites,
  pages: readonly PageEntry[],
): Promise<PageModules> {
  if (pages.length === 0) return emptyModules([])
  try {
    return await withScratchFolder((folder) =>
      loadBundle({ siteDir, sites, pages, folder }),
    )
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const [page] = pages
    if (page && pages.length === 1) {
      const found = explainFailure(error, siteDir, 'module-not-loaded')
      return emptyModules(placeInOrigin(found, originsOf(page, sites)))
    }
    return merge(
      await Promise.all(
        pages.map((page) => loadPageModules(siteDir, sites, [page])),
      ),
    )
  }
}

async function loadBundle(bundle: Bundle): Promise<PageModules> {
  const { siteDir, sites, pages } = bundle
  const entries = new Map(
    pages.map((page) => [entryPoint(page, siteDir, sites), page]),
  )
  const outputs = await bundleForNode(bundle, [...entries.keys()])
  const loaded = await Promise.all(
    [...entries].map(async ([entry, page]) => {
      const one = await importPage(outputs.byEntry.get(entry), page, siteDir)
      const origins = originsOf(page, sites)
      return {
        ...one,
        entry,
        diagnostics: placeInOrigin(one.diagnostics, origins),
      }
    }),
  )
  return {
    modules: new Map(
      loaded.flatMap(({ entry, module }) => (module ? [[entry, module]] : [])),
    ),
    inputs: outputs.inputs,
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  }
}

function merge(parts: readonly PageModules[]): PageModules {
  return {
    modules: new Map(parts.flatMap(({ modules }) => [...modules])),
    inputs: parts.flatMap(({ inputs }) => inputs),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  }
}

function emptyModules(diagnostics: readonly Diagnostic[]): PageModules {
  return { modules: new Map(), inputs: [], diagnostics }
}

function originsOf({ locale }: PageEntry, sites: Sites): Site['origins'] {
  return sites.get(locale)?.origins ?? new Map<string, string>()
}

/** The modules that one locale's pages are made by, by page file. */
export function modulesOf(
  { modules }: PageModules,
  pages: readonly PageEntry[],
  { siteDir, sites }: { readonly siteDir: string; readonly sites: Sites },
): {
  readonly components: ReadonlyMap<string, PageComponent>
  readonly metadata: ReadonlyMap<string, PageMetadata>
} {
  const found = pages.map(
    (page) =>
      [page.filePath, modules.get(entryPoint(page, siteDir, sites))] as const,
  )
  return {
    components: new Map(
      found.flatMap(([file, module]) =>
        module?.default ? [[file, module.default]] : [],
      ),
    ),
    metadata: new Map(
      found.flatMap(([file, module]) =>
        module?.metadata ? [[file, module.metadata]] : [],
      ),
    ),
  }
}

type Bundle = {
  readonly siteDir: string
  readonly sites: Sites
  readonly pages: readonly PageEntry[]
  readonly folder: string
}

async function bundleForNode(
  { siteDir, sites, folder }: Bundle,
  entries: readonly string[],
) {
  const names = numberEntries(entries)
  const { metafile } = await build({
    entryPoints: names,
    outdir: folder,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: siteDir,
    bundle: true,
    // With an address for assets, shared chunks would be imported from that address too.
    splitting: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    metafile: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    loader: assetLoaders,
    assetNames: `${assetsFolder}/[name]-[hash]`,
    publicPath: siteBaseUrl(sites),
    plugins: pagePlugins(siteDir, sites, 'node'),
  })
  const byEntry = new Map<string, string>()
  for (const output of Object.keys(metafile.outputs)) {
    const entry = names[numberOf(output) ?? '']
    if (entry !== undefined && output.endsWith('.mjs'))
      byEntry.set(entry, resolve(siteDir, output))
  }
  const inputs = Object.keys(metafile.inputs).map((each) =>
    resolve(siteDir, readEntryPoint(each)?.path ?? each),
  )
  return { byEntry, inputs }
}

/** What the two bundles of a page, for Node and for browsers, have in common. */
export function pagePlugins(
  siteDir: string,
  sites: Sites,
  kind: 'node' | 'browser',
): Plugin[] {
  return [
    providedModules(kind),
    aliasedComponents(),
    markdownModules(siteDir, sites),
    siteModules(siteDir, kind),
  ]
}

/** Locales share all that the bundler makes: it lies below the base path of the whole site. */
export function siteBaseUrl(sites: Sites): string {
  return [...sites.values()][0]?.config.siteBaseUrl ?? '/'
}

async function importPage(
  output: string | undefined,
  { filePath }: PageEntry,
  siteDir: string,
): Promise<Omit<Loaded, 'entry'>> {
  if (output === undefined)
    throw new Error(`The bundler made no module for ${filePath}.`)
  try {
    const module = (await import(pathToFileURL(output).href)) as PageModule
    const hasComponent = typeof module.default === 'function'
    return {
      module,
      diagnostics: hasComponent ? [] : [noComponent(filePath)],
    }
  } catch (error) {
    const diagnostic = explainThrow({
      error,
      file: filePath,
      siteDir,
      code: 'module-not-loaded',
    })
    return { module: undefined, diagnostics: [diagnostic] }
  }
}

function noComponent(file: string): Diagnostic {
  return {
    code: 'module-not-loaded',
    severity: 'error',
    message: 'The page exports no component by default.',
    hint: 'write `export default function Page() { … }`; to keep a module from being a page, start its name with `_`.',
    place: { type: 'file', file },
  }
}
