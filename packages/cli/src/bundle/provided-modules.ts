import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

const require = createRequire(import.meta.url)
const themeRequire = createRequire(
  fileURLToPath(import.meta.resolve('@gwdocs/theme')),
)

/** Modules that a site's code always gets from the running gwdocs: one copy of each. */
const provided = /^(?:gwdocs|@gwdocs\/(?:core|theme)|react|react-dom)(?:$|\/)/

/** The file of a module that gwdocs provides. */
export function providedFile(specifier: string): string {
  if (specifier === 'gwdocs')
    return fileURLToPath(new URL('../index.js', import.meta.url))
  if (specifier.startsWith('@gwdocs/'))
    return fileURLToPath(import.meta.resolve(specifier))
  return specifier.startsWith('react-dom')
    ? themeRequire.resolve(specifier)
    : require.resolve(specifier)
}

/**
 * In a bundle for Node, these stay outside, named by their files, so that page and theme
 * share one React; in one for browsers, they are taken in from there.
 */
export function providedModules(kind: 'node' | 'browser'): Plugin {
  return {
    name: 'gwdocs-provided',
    setup(build) {
      build.onResolve({ filter: provided }, ({ path }) => {
        const file = providedFile(path)
        return kind === 'node'
          ? { path: pathToFileURL(file).href, external: true }
          : { path: file }
      })
    },
  }
}
