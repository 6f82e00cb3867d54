import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { findInstalled } from '../read/find-installed.ts'

const require = createRequire(import.meta.url)

/** Packages that pages brought from elsewhere use: a site need not install them. */
const fallbacks = /^clsx$/

/** What a site has installed itself goes before. */
export function fallbackModules(): Plugin {
  return {
    name: 'gwdocs-fallbacks',
    setup(build) {
      build.onResolve({ filter: fallbacks }, ({ path, resolveDir }) =>
        findInstalled(resolveDir, path)
          ? undefined
          : { path: require.resolve(path) },
      )
    },
  }
}
