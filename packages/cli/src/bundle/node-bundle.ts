import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '@gwdocs/core'
import { build, type Metafile, type Plugin } from 'esbuild'
import { aliasedComponents } from './aliased-components.ts'
import { assetLoaders, assetsFolder } from './asset-loaders.ts'
import { explainThrow } from './explain-failure.ts'
import type { LoadedTheme } from './load-theme.ts'
import { markdownModules } from './markdown-modules.ts'
import {
  numberEntries,
  numberOf,
  readEntryPoint,
  type Sites,
} from './page-entry.ts'
import { cssModules } from './css-modules.ts'
import { fallbackModules } from './fallback-modules.ts'
import { rawTexts } from './raw-texts.ts'
import { replacedFiles } from './replaced-files.ts'
import { requiredBuiltins } from './required-builtins.ts'
import { requiredAssets } from './required-assets.ts'
import { providedModules } from './provided-modules.ts'
import { siteModules } from './site-modules.ts'
import { svgModules } from './svg/svg-modules.ts'

export type NodeBundle = {
  /** Absolute. */
  readonly siteDir: string
  readonly sites: Sites
  readonly theme: LoadedTheme
  /** Where the bundles are written. */
  readonly folder: string
}

export type NodeOutputs = {
  /** Entry → its bundle. */
  readonly byEntry: ReadonlyMap<string, string>
  /** Absolute paths of all files behind them. */
  readonly inputs: readonly string[]
  /** Styles and assets: path below the output folder → where it was written. */
  readonly others: ReadonlyMap<string, string>
  /** Entry → the style sheet that its modules import, among the others. */
  readonly styles: ReadonlyMap<string, string>
}

/** Bundles modules of the site so that Node can run them. Throws the bundler's failure. */
export async function bundleForNode(
  { siteDir, sites, theme, folder }: NodeBundle,
  entries: readonly string[],
): Promise<NodeOutputs> {
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
    plugins: sitePlugins(siteDir, sites, { kind: 'node', theme }),
  })
  const byEntry = new Map<string, string>()
  const others = new Map<string, string>()
  const styles = new Map<string, string>()
  const toPath = (output: string) =>
    relative(folder, resolve(siteDir, output)).replaceAll('\\', '/')
  for (const [output, { cssBundle }] of Object.entries(metafile.outputs)) {
    const file = resolve(siteDir, output)
    const entry = names[numberOf(output) ?? '']
    if (!output.endsWith('.mjs')) others.set(toPath(output), file)
    else if (entry !== undefined) {
      byEntry.set(entry, file)
      if (cssBundle) styles.set(entry, toPath(cssBundle))
    }
  }
  const inputs = inputFiles(siteDir, metafile)
  return { byEntry, inputs, others, styles }
}

/** Absolute paths of the files that a bundle is made of. */
export function inputFiles(siteDir: string, { inputs }: Metafile): string[] {
  return Object.keys(inputs).map((each) =>
    resolve(siteDir, readEntryPoint(each)?.path ?? fileOf(each)),
  )
}

/** `gwdocs-raw:/site/main.go` → `/site/main.go`: a file that a plugin of ours has read. */
function fileOf(input: string): string {
  return input.replace(/^gwdocs-[a-z-]+:(?=[/\\]|[A-Z]:)/, '')
}

export type SiteBundle = {
  readonly kind: 'node' | 'browser'
  readonly theme: LoadedTheme
}

/** What the two bundles of the site's code, for Node and for browsers, have in common. */
export function sitePlugins(
  siteDir: string,
  sites: Sites,
  { kind, theme }: SiteBundle,
): Plugin[] {
  const isNode = kind === 'node'
  return [
    providedModules(kind, isNode ? theme.nodeFile : theme.browserFile),
    ...(isNode ? [requiredBuiltins()] : []),
    fallbackModules(),
    cssModules(siteDir),
    rawTexts(siteDir),
    aliasedComponents(replacedFiles(siteDir, sites)),
    requiredAssets(siteDir),
    markdownModules(siteDir, sites),
    svgModules(siteDir),
    siteModules(siteDir, kind),
  ]
}

/** Locales share all that the bundler makes: it lies below the base path of the whole site. */
export function siteBaseUrl(sites: Sites): string {
  return [...sites.values()][0]?.config.siteBaseUrl ?? '/'
}

export type Imported<Module> = {
  /** Undefined where the module threw. */
  readonly module: Module | undefined
  readonly diagnostics: readonly Diagnostic[]
}

export type ImportSource = {
  readonly siteDir: string
  readonly entry: string
  /** As a diagnostic names it. */
  readonly file: string
}

/** Runs the bundle of an entry. */
export async function importBundle<Module>(
  { siteDir, entry, file }: ImportSource,
  { byEntry }: NodeOutputs,
): Promise<Imported<Module>> {
  const output = byEntry.get(entry)
  if (output === undefined)
    throw new Error(`The bundler made no module for ${file}.`)
  try {
    const module = (await import(pathToFileURL(output).href)) as Module
    return { module, diagnostics: [] }
  } catch (error) {
    const code = 'module-not-loaded'
    const diagnostic = explainThrow({ error, file, siteDir, code })
    return { module: undefined, diagnostics: [diagnostic] }
  }
}
