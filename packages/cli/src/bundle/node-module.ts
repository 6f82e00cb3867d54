import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions, type Metafile } from 'esbuild'
import { modulePlace } from './module-place.ts'
import { traceSources } from './place-of-throw.ts'
import { providedModules } from './provided-modules.ts'
import { siteModules } from './site-modules.ts'
import { hashSources } from './source-hash.ts'

export type Bundled = {
  /** Where the bundle lies: a module that Node can import. */
  readonly outfile: string
  /** Hash of the files that it is made of and of the packages that they import. */
  readonly hash: string
  readonly metafile: Metafile
}

/**
 * Bundles a module of the site for this process, in TypeScript or JavaScript, into `folder`.
 * Throws what the bundler throws.
 */
export async function bundleModule(
  siteDir: string,
  folder: string,
  entry: Pick<BuildOptions, 'stdin' | 'entryPoints'>,
): Promise<Bundled> {
  const outfile = join(folder, 'module.mjs')
  const { banner, define, plugin } = modulePlace(join(siteDir, 'module.mjs'))
  const { metafile } = await build({
    ...entry,
    outfile,
    absWorkingDir: siteDir,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
    banner,
    define,
    plugins: [providedModules('node'), siteModules(siteDir, 'node'), plugin],
  })
  return { outfile, hash: await hashSources(siteDir, metafile), metafile }
}

/** Runs a bundle and takes its default export; what it throws names the lines of its sources. */
export async function importDefault(outfile: string): Promise<unknown> {
  traceSources()
  const module = (await import(pathToFileURL(outfile).href)) as {
    default?: unknown
  }
  return module.default
}
