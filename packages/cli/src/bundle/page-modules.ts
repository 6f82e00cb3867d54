import { join, relative, resolve } from 'node:path'
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
import { providedModules } from './provided-modules.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { siteModules } from './site-modules.ts'

export type PageModules = {
  /** Page file → its component. */
  readonly components: ReadonlyMap<string, PageComponent>
  readonly metadata: ReadonlyMap<string, PageMetadata>
  /** Absolute paths of all files behind the modules. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

type Loaded = {
  readonly filePath: string
  readonly module:
    { default?: PageComponent; metadata?: PageMetadata } | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Bundles and loads the code of all pages that have code, for rendering them here. A page
 * whose code is broken takes no other with it.
 */
export async function loadPageModules(
  siteDir: string,
  site: Site,
  files: readonly string[],
): Promise<PageModules> {
  if (files.length === 0) return emptyModules([])
  try {
    return await withScratchFolder((folder) =>
      loadBundle({ siteDir, site, files, folder }),
    )
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    if (files.length === 1) {
      return emptyModules(explainFailure(error, siteDir, 'module-not-loaded'))
    }
    return merge(
      await Promise.all(
        files.map((file) => loadPageModules(siteDir, site, [file])),
      ),
    )
  }
}

async function loadBundle(bundle: Bundle): Promise<PageModules> {
  const { siteDir } = bundle
  const outputs = await bundleForNode(bundle)
  const loaded = await Promise.all(
    bundle.files.map((filePath) =>
      importPage(siteDir, filePath, outputs.byFile.get(filePath)),
    ),
  )
  return { ...collect(loaded), inputs: outputs.inputs }
}

function merge(parts: readonly PageModules[]): PageModules {
  return {
    components: new Map(parts.flatMap(({ components }) => [...components])),
    metadata: new Map(parts.flatMap(({ metadata }) => [...metadata])),
    inputs: parts.flatMap(({ inputs }) => inputs),
    diagnostics: parts.flatMap(({ diagnostics }) => diagnostics),
  }
}

function emptyModules(diagnostics: readonly Diagnostic[]): PageModules {
  return { components: new Map(), metadata: new Map(), inputs: [], diagnostics }
}

type Bundle = {
  readonly siteDir: string
  readonly site: Site
  readonly files: readonly string[]
  readonly folder: string
}

async function bundleForNode({ siteDir, site, files, folder }: Bundle) {
  const { metafile } = await build({
    entryPoints: files.map((file) => join(siteDir, file)),
    outdir: folder,
    entryNames: '[dir]/[name]-[hash]',
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
    publicPath: site.config.baseUrl,
    plugins: pagePlugins(siteDir, site, 'node'),
  })
  const byFile = new Map<string, string>()
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint && output.endsWith('.mjs')) {
      byFile.set(
        toSitePath(siteDir, resolve(siteDir, entryPoint)),
        resolve(siteDir, output),
      )
    }
  }
  return {
    byFile,
    inputs: Object.keys(metafile.inputs).map((each) => resolve(siteDir, each)),
  }
}

/** What the two bundles of a page, for Node and for browsers, have in common. */
export function pagePlugins(
  siteDir: string,
  site: Site,
  kind: 'node' | 'browser',
): Plugin[] {
  return [
    providedModules(kind),
    aliasedComponents(),
    markdownModules(siteDir, site),
    siteModules(siteDir, kind),
  ]
}

function toSitePath(siteDir: string, file: string): string {
  return relative(siteDir, file).replaceAll('\\', '/')
}

async function importPage(
  siteDir: string,
  filePath: string,
  output: string | undefined,
): Promise<Loaded> {
  if (output === undefined)
    throw new Error(`The bundler made no module for ${filePath}.`)
  try {
    const module = (await import(pathToFileURL(output).href)) as NonNullable<
      Loaded['module']
    >
    const hasComponent = typeof module.default === 'function'
    return {
      filePath,
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
    return { filePath, module: undefined, diagnostics: [diagnostic] }
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

function collect(loaded: readonly Loaded[]): Omit<PageModules, 'inputs'> {
  const found = loaded.flatMap(({ filePath, module }) =>
    module ? [{ filePath, module }] : [],
  )
  return {
    components: new Map(
      found.flatMap(({ filePath, module }) =>
        module.default ? [[filePath, module.default]] : [],
      ),
    ),
    metadata: new Map(
      found.flatMap(({ filePath, module }) =>
        module.metadata ? [[filePath, module.metadata]] : [],
      ),
    ),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  }
}
