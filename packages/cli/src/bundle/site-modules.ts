import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { ImportKind, OnResolveResult, Plugin } from 'esbuild'
import { usesReact } from './uses-react.ts'
import { fileInSite } from './site-path.ts'

/**
 * `@site/…` is the site's folder; in a bundle for Node, installed packages stay outside, but
 * for those that use React.
 */
export function siteModules(siteDir: string, kind: 'node' | 'browser'): Plugin {
  return {
    name: 'gwdocs-site',
    setup(build) {
      build.onResolve(
        { filter: /^@site\// },
        ({ path, kind: importKind, resolveDir }) =>
          build.resolve(fileInSite(path, siteDir) ?? path, {
            kind: importKind,
            resolveDir,
          }),
      )
      if (kind !== 'node') return
      build.onResolve(
        { filter: /^[^./@]|^@[^s/]/ },
        async (args): Promise<OnResolveResult | undefined> => {
          if (
            args.pluginData === 'inner' ||
            /^(?:node:|gwdocs:)/.test(args.path)
          )
            return undefined
          if (existsSync(args.path)) return undefined
          const found = await build.resolve(args.path, {
            kind: args.kind,
            resolveDir: args.resolveDir,
            pluginData: 'inner',
          })
          if (found.errors.length > 0 || found.external) return found
          return /\.(?:[cm]?js)$/.test(found.path) && !usesReact(found.path)
            ? { path: outsidePath(found.path, args.kind), external: true }
            : found
        },
      )
    },
  }
}

/** How code names a file outside its bundle: `require` takes no URL, `import` no path of Windows. */
function outsidePath(file: string, kind: ImportKind): string {
  return kind === 'require-call' ? file : pathToFileURL(file).href
}
