import { join, relative, resolve } from 'node:path'
import type { Diagnostic } from '@gwdocs/core'
import { build, type Metafile, type OutputFile } from 'esbuild'
import { assetLoaders, assetsFolder } from './asset-loaders.ts'
import { browserTargets } from './browser-targets.ts'
import { bundleAlone } from './bundle-alone.ts'
import {
  clientEntry,
  clientEntryModule,
  clientEntryPoint,
  type OfflineWorker,
} from './client-entry.ts'
import { explainFailure, isBuildFailure } from './explain-failure.ts'
import type { LoadedTheme } from './load-theme.ts'
import { nameByContent } from './name-by-content.ts'
import {
  entryPoint,
  numberEntries,
  numberOf,
  type PageEntry,
  type Sites,
} from './page-entry.ts'
import { themeParts } from './theme-parts.ts'
import { inputFiles, siteBaseUrl, sitePlugins } from './node-bundle.ts'
import { replacedComponents } from './replaced-components.ts'
import type { ReplacedFiles } from './replaced-files.ts'

export type ClientBundle = {
  /** Path below the output folder → bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The module that every page loads, and the style sheet that its components import. */
  readonly clientPath: string
  readonly clientStylePath: string | undefined
  /** Page, as the bundler was given it → module that hydrates it; → style sheet that it imports. */
  readonly islandPaths: ReadonlyMap<string, string>
  readonly stylePaths: ReadonlyMap<string, string>
  /** Script that stands in every page's head, before anything is painted. */
  readonly bootScript: string
  /** Absolute paths of all files behind them. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export type BundleClient = {
  readonly siteDir: string
  readonly sites: Sites
  readonly theme: LoadedTheme
  /** Pages whose text is hydrated. */
  readonly islands: readonly PageEntry[]
  /** Name in the config → module, for components of the site in the navbar. */
  readonly navbarComponents: ReadonlyMap<string, string>
  /** Component of the theme → module that stands in its place, relative to the site. */
  readonly replacedFiles: ReplacedFiles
  /** Whether pages show in place what is saved: the site is being written. */
  readonly refreshes: boolean
  readonly worker: OfflineWorker | undefined
}

/** Makes the scripts of a site: one module for all pages, one more for each hydrated page. */
export async function bundleClient(
  options: BundleClient,
): Promise<ClientBundle> {
  const bootScript = await bundleBoot()
  try {
    return { ...(await bundlePages(options)), bootScript, diagnostics: [] }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    const diagnostics = explainFailure(
      error,
      options.siteDir,
      'module-not-loaded',
    )
    return {
      files: new Map(),
      clientPath: '',
      clientStylePath: undefined,
      islandPaths: new Map(),
      stylePaths: new Map(),
      bootScript,
      inputs: [],
      diagnostics,
    }
  }
}

async function bundleBoot(): Promise<string> {
  return Buffer.from(await bundleAlone('@gwdocs/theme/boot'))
    .toString()
    .trim()
}

async function bundlePages(options: BundleClient) {
  const { siteDir, sites, theme, islands, navbarComponents } = options
  const names = numberEntries(
    islands.map((page) => entryPoint(page, siteDir, sites)),
  )
  const outdir = join(siteDir, '.gwdocs-output')
  const { outputFiles, metafile } = await build({
    entryPoints: { client: clientEntry, ...names },
    outdir,
    write: false,
    entryNames: `${assetsFolder}/[name]-[hash]`,
    chunkNames: `${assetsFolder}/chunk-[hash]`,
    assetNames: `${assetsFolder}/[name]-[hash]`,
    publicPath: siteBaseUrl(sites),
    absWorkingDir: siteDir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: browserTargets,
    jsx: 'automatic',
    metafile: true,
    logLevel: 'silent',
    legalComments: 'none',
    loader: assetLoaders,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      clientEntryModule({
        siteDir,
        navbarComponents,
        refreshes: options.refreshes,
        worker: options.worker,
      }),
      replacedComponents(siteDir, options.replacedFiles),
      themeParts(),
      ...sitePlugins(siteDir, sites, { kind: 'browser', theme }),
    ],
  })
  const { files, paths } = nameByContent(toFiles(outputFiles, outdir))
  const toPath = (output: string) => {
    const path = toOutputPath(output, siteDir, outdir)
    return paths.get(path) ?? path
  }
  return {
    files,
    inputs: inputFiles(siteDir, metafile),
    ...readMetafile(metafile, names, toPath),
  }
}

function toFiles(
  outputs: readonly OutputFile[],
  outdir: string,
): Map<string, Uint8Array> {
  return new Map(
    outputs.map(({ path, contents }) => [
      relative(outdir, path).replaceAll('\\', '/'),
      contents,
    ]),
  )
}

function readMetafile(
  { outputs }: Metafile,
  names: Readonly<Record<string, string>>,
  toPath: (output: string) => string,
) {
  const islandPaths = new Map<string, string>()
  const stylePaths = new Map<string, string>()
  let clientPath = ''
  let clientStylePath: string | undefined
  for (const [output, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    if (!entryPoint || !output.endsWith('.js')) continue
    if (entryPoint === clientEntryPoint) {
      clientPath = toPath(output)
      if (cssBundle) clientStylePath = toPath(cssBundle)
    }
    const entry = names[numberOf(output) ?? '']
    // The others are parts that are loaded when they are needed.
    if (entry === undefined) continue
    islandPaths.set(entry, toPath(output))
    if (cssBundle) stylePaths.set(entry, toPath(cssBundle))
  }
  return { islandPaths, stylePaths, clientPath, clientStylePath }
}

function toOutputPath(output: string, siteDir: string, outdir: string): string {
  return relative(outdir, resolve(siteDir, output)).replaceAll('\\', '/')
}
