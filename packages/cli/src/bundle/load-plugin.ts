import type { UserPlugin } from '@gwdocs/core'
import type { Metafile } from 'esbuild'
import { bundleModule, importDefault } from './node-module.ts'
import { withScratchFolder } from './scratch-folder.ts'

/** Functions by the hash of their sources: an unchanged plugin is loaded once. */
export type PluginCache = Map<string, UserPlugin['plugin'] | undefined>

export type LoadedPlugin = {
  /** Undefined where the module exports no function by default. */
  readonly plugin: UserPlugin['plugin'] | undefined
  readonly hash: string
  readonly metafile: Metafile
}

/**
 * Loads a module as an import of the site would find it: an installed package, or a file of
 * the site in TypeScript or JavaScript. Throws what the bundler or the module throws.
 */
export function loadPlugin(
  siteDir: string,
  specifier: string,
  cache: PluginCache,
): Promise<LoadedPlugin> {
  return withScratchFolder(async (folder) => {
    const { outfile, hash, metafile } = await bundleModule(siteDir, folder, {
      stdin: {
        contents: `import * as plugin from ${JSON.stringify(specifier)}\nexport default plugin.default`,
        resolveDir: siteDir,
      },
    })
    const key = `${specifier} ${hash}`
    if (!cache.has(key)) cache.set(key, await importFunction(outfile))
    return { plugin: cache.get(key), hash, metafile }
  })
}

async function importFunction(
  file: string,
): Promise<UserPlugin['plugin'] | undefined> {
  const value = await importDefault(file)
  // A CommonJS module compiled from ES has its own `default` inside.
  const inner = isObject(value) ? value['default'] : value
  return typeof inner === 'function'
    ? (inner as UserPlugin['plugin'])
    : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
