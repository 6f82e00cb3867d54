import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

const require = createRequire(import.meta.url)

/** Packages that pages brought from elsewhere use: a site need not install them. */
const fallbacks = /^clsx$/

/** What a site has installed itself goes before. */
export function fallbackModules(): Plugin {
  return {
    name: 'gwdocs-fallbacks',
    setup(build) {
      build.onResolve({ filter: fallbacks }, ({ path, resolveDir }) =>
        isInstalled(path, resolveDir)
          ? undefined
          : { path: require.resolve(path) },
      )
    },
  }
}

/** In a `node_modules` of the folder or of one around it. */
function isInstalled(name: string, folder: string): boolean {
  const around = dirname(folder)
  return (
    existsSync(join(folder, 'node_modules', name)) ||
    (around !== folder && isInstalled(name, around))
  )
}
