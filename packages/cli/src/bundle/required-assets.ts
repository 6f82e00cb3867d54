import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'
import { assetEndings } from './asset-loaders.ts'
import { fileInSite } from './site-path.ts'

const namespace = 'gwdocs-required-asset'

/** `require('./a.png').default`: with `require` too, the address is the default export. */
export function requiredAssets(siteDir: string): Plugin {
  const filter = new RegExp(`\\.(?:${assetEndings.join('|')})$`)
  return {
    name: 'gwdocs-required-assets',
    setup(build) {
      build.onResolve({ filter }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'require-call') return undefined
        const file = fileInSite(path, siteDir) ?? path
        const found = await build.resolve(file, {
          kind: 'import-statement',
          resolveDir,
        })
        return found.errors.length > 0 ? found : { path: found.path, namespace }
      })
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `export { default } from ${JSON.stringify(path)}`,
        resolveDir: dirname(path),
      }))
    },
  }
}
