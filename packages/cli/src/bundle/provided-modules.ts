import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { packedFile } from './packed-file.ts'

const require = createRequire(import.meta.url)
const themeRequire = createRequire(
  fileURLToPath(import.meta.resolve('@gwdocs/theme')),
)

/** Modules that a site's code always gets from the running gwdocs: one copy of each. */
const provided =
  /^(?:gwdocs|@gwdocs\/(?:core|theme)|react|react-dom|preact)(?:$|\/)/

/** The file of a module that gwdocs provides; undefined for others. */
export type ProvidedFile = (specifier: string) => string | undefined

/** What React's modules are called where Preact stands for it. */
const inPreact: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': '@gwdocs/theme/preact-client',
  'react-dom/server': '@gwdocs/theme/preact-server',
}

/** Modules for a site that React runs. */
export function fileWithReact(specifier: string): string | undefined {
  if (specifier === 'gwdocs')
    return fileURLToPath(import.meta.resolve('gwdocs'))
  if (specifier.startsWith('@gwdocs/'))
    return fileURLToPath(import.meta.resolve(specifier))
  // A site may well have a Preact of its own.
  if (/^preact(?:$|\/)/.test(specifier)) return undefined
  return specifier.startsWith('react-dom')
    ? themeRequire.resolve(specifier)
    : require.resolve(specifier)
}

/**
 * Modules for what runs in this process beside the command, on React: its own, wherever they
 * lie, so that no store and no context exists twice.
 */
export function runningFile(specifier: string): string | undefined {
  return packedFile(specifier) ?? fileWithReact(specifier)
}

/** Modules for a site that Preact runs: React's names, too, mean Preact. */
export function fileWithPreact(specifier: string): string | undefined {
  const name = inPreact[specifier] ?? specifier
  return name.startsWith('preact')
    ? themeRequire.resolve(name)
    : fileWithReact(name)
}

const required = 'gwdocs-required'

/**
 * In a bundle for Node, these stay outside, named by their files, so that page and theme
 * share one React; in one for browsers, they are taken in from there.
 */
export function providedModules(
  kind: 'node' | 'browser',
  fileOf: ProvidedFile = kind === 'node' ? runningFile : fileWithReact,
): Plugin {
  return {
    name: 'gwdocs-provided',
    setup(build) {
      build.onResolve({ filter: provided }, ({ path, kind: importKind }) => {
        const file = fileOf(path)
        if (file === undefined) return undefined
        if (kind === 'browser') return { path: file }
        const { href } = pathToFileURL(file)
        return importKind === 'require-call'
          ? { path: href, namespace: required }
          : { path: href, external: true }
      })
      if (kind === 'browser') return
      build.onResolve(
        { filter: /^file:/, namespace: required },
        ({ path }) => ({
          path,
          external: true,
        }),
      )
      // Node requires no module by its address, but a module that imports it can be required.
      build.onLoad({ filter: /.*/, namespace: required }, ({ path }) => ({
        contents: `export * from ${JSON.stringify(path)}\nexport { default } from ${JSON.stringify(path)}`,
      }))
    },
  }
}
