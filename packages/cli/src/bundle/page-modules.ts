import { readFile } from 'node:fs/promises'
import type { Diagnostic, PageMetadata, Site } from '@gwdocs/core'
import type { PageComponent } from '@gwdocs/theme/server'
import { assetsFolder } from './asset-loaders.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import {
  bundleForNode,
  importBundle,
  type Imported,
  type NodeBundle,
  type NodeOutputs,
} from './node-bundle.ts'
import { entryPoint, type PageEntry, type Sites } from './page-entry.ts'
import { readOthers } from './read-others.ts'
import { hashOf } from './content-hash.ts'
import { placeInOrigin } from '../pipeline/place-in-origin.ts'
import { withScratchFolder } from './scratch-folder.ts'

export type PageModules = {
  /** What the bundler was given for a page → its module. */
  readonly modules: ReadonlyMap<string, PageModule>
  /** Path below the output folder → bytes, for pictures and other files that the modules name. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What the bundler was given for a page → the style sheet that its code imports. */
  readonly sheets: ReadonlyMap<string, PageSheet>
  /** Absolute paths of all files behind the modules. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export type PageSheet = {
  /** Below the output folder. */
  readonly path: string
  readonly css: Uint8Array
}

export type PageModule = {
  readonly default?: PageComponent
  readonly metadata?: PageMetadata
}

type Bundled = Omit<NodeBundle, 'folder'>

type Bundle = NodeBundle & { readonly pages: readonly PageEntry[] }

/**
 * Bundles and loads the code of all pages that have code, for rendering them here. A page
 * whose code is broken takes no other with it.
 */
export async function loadPageModules(
  site: Bundled,
  pages: readonly PageEntry[],
): Promise<PageModules> {
  if (pages.length === 0) return emptyModules([])
  const { siteDir, sites } = site
  try {
    return await withScratchFolder((folder) =>
      loadBundle({ ...site, pages, folder }),
    )
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const [page] = pages
    if (page && pages.length === 1) {
      const found = explainFailure(error, siteDir, 'module-not-loaded')
      return emptyModules(placeInOrigin(found, originsOf(page, sites)))
    }
    return merge(
      await Promise.all(pages.map((page) => loadPageModules(site, [page]))),
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
      const source = { siteDir, entry, file: page.filePath }
      const one = checkPage(
        await importBundle<PageModule>(source, outputs),
        page.filePath,
      )
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
    // A page that is not hydrated is in no other bundle that could publish what it names.
    files: (await readOthers(outputs)).assets,
    sheets: await readSheets(outputs),
    inputs: outputs.inputs,
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  }
}

async function readSheets({ styles, others }: NodeOutputs) {
  const read = [...styles].map(async ([entry, output]) => {
    const css = await readFile(others.get(output) ?? output)
    const path = `${assetsFolder}/page-${hashOf(css)}.css`
    return [entry, { path, css }] as const
  })
  return new Map(await Promise.all(read))
}

function merge(parts: readonly PageModules[]): PageModules {
  return {
    modules: new Map(parts.flatMap(({ modules }) => [...modules])),
    files: new Map(parts.flatMap(({ files }) => [...files])),
    sheets: new Map(parts.flatMap(({ sheets }) => [...sheets])),
    inputs: parts.flatMap(({ inputs }) => inputs),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  }
}

function emptyModules(diagnostics: readonly Diagnostic[]): PageModules {
  return {
    modules: new Map(),
    files: new Map(),
    sheets: new Map(),
    inputs: [],
    diagnostics,
  }
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

function checkPage(
  imported: Imported<PageModule>,
  file: string,
): Imported<PageModule> {
  const { module } = imported
  return !module || typeof module.default === 'function'
    ? imported
    : { module, diagnostics: [noComponent(file)] }
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
