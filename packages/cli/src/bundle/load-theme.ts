import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { replaceableNames, type Runtime } from '@gwdocs/core'
import type { renderNavbarComponent, renderPage } from '@gwdocs/theme/server'
import { build } from 'esbuild'
import {
  fileWithPreact,
  fileWithReact,
  type ProvidedFile,
  providedModules,
  runningFile,
} from './provided-modules.ts'
import { folderOfProcess } from './scratch-folder.ts'
import { siteModules } from './site-modules.ts'

/** The theme as pages are rendered with it here, and what the code of a site shares with it. */
export type LoadedTheme = {
  readonly runtime: Runtime
  readonly renderPage: typeof renderPage
  readonly renderNavbarComponent: typeof renderNavbarComponent
  /** Modules for bundles that run here; they hold the same React or Preact as the theme. */
  readonly nodeFile: ProvidedFile
  /** Modules for bundles that run in browsers. */
  readonly browserFile: ProvidedFile
}

type ThemeModule = Pick<LoadedTheme, 'renderPage' | 'renderNavbarComponent'>

/** Themes that were loaded, by their runtime. */
export type ThemeCache = Map<Runtime, Promise<LoadedTheme>>

export function loadTheme(
  runtime: Runtime,
  cache: ThemeCache,
): Promise<LoadedTheme> {
  const known = cache.get(runtime)
  if (known) return known
  const loading = runtime === 'react' ? withReact() : withPreact()
  cache.set(runtime, loading)
  return loading
}

async function withReact(): Promise<LoadedTheme> {
  const theme = await import('@gwdocs/theme/server')
  return {
    runtime: 'react',
    ...theme,
    nodeFile: runningFile,
    browserFile: fileWithReact,
  }
}

/** The parts of the theme that run here: what renders pages, and what the code of a site imports. */
const parts: Readonly<Record<string, string>> = {
  server: '@gwdocs/theme/server',
  components: '@gwdocs/theme',
  content: '@gwdocs/theme/content',
  compat: '@gwdocs/theme/compat',
  ...Object.fromEntries(
    replaceableNames.map((name) => [
      `replaceable/${name}`,
      `@gwdocs/theme/replaceable/${name}`,
    ]),
  ),
}

/** The theme imports React: for Preact, it is bundled anew. */
async function withPreact(): Promise<LoadedTheme> {
  // Modules of a site import these files whenever it is built again.
  const folder = folderOfProcess()
  await bundleTheme(folder)
  const files = new Map(
    Object.entries(parts).map(([name, specifier]) => [
      specifier,
      join(folder, `${name}.mjs`),
    ]),
  )
  const { href } = pathToFileURL(join(folder, 'server.mjs'))
  const theme = (await import(href)) as ThemeModule
  return {
    runtime: 'preact',
    ...theme,
    nodeFile: (specifier) => files.get(specifier) ?? fileWithPreact(specifier),
    browserFile: fileWithPreact,
  }
}

async function bundleTheme(outdir: string): Promise<void> {
  const entries = Object.entries(parts).map(([name, specifier]) => [
    name,
    fileURLToPath(import.meta.resolve(specifier)),
  ])
  const themeDir = dirname(fileURLToPath(import.meta.resolve('@gwdocs/theme')))
  await build({
    entryPoints: Object.fromEntries(entries) as Record<string, string>,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      providedModules('node', fileWithPreact),
      siteModules(themeDir, 'node'),
    ],
  })
}
