import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { readSvg } from './read-svg.ts'
import { fileInSite } from '../site-path.ts'

const namespace = 'gwdocs-svg'

/**
 * A drawing that code imports is a component, and where a text is wanted its address:
 * `<Logo width={40} />`, `<img src={Logo} />`. Style sheets mean the file.
 */
export function svgModules(siteDir: string): Plugin {
  return {
    name: 'gwdocs-svg',
    setup(build) {
      build.onResolve({ filter: /\.svg$/ }, (args) => {
        const isCode = /^(?:import-statement|require-call|dynamic-import)$/
        if (!isCode.test(args.kind) || args.namespace === namespace)
          return undefined
        const path = findFile(args.path, args.resolveDir, siteDir)
        return path === undefined ? undefined : { path, namespace }
      })
      build.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const drawing = readSvg(await readFile(path, 'utf8'))
        const address = JSON.stringify(path)
        if (drawing === undefined)
          return { contents: `export { default } from ${address}` }
        return {
          contents: [
            `import address from ${address}`,
            `import { svgComponent } from '@gwdocs/theme/compat'`,
            `export default svgComponent(address, ${JSON.stringify(drawing)})`,
          ].join('\n'),
          resolveDir: import.meta.dirname,
          watchFiles: [path],
        }
      })
    },
  }
}

function findFile(
  path: string,
  folder: string,
  siteDir: string,
): string | undefined {
  const inSite = fileInSite(path, siteDir)
  if (inSite !== undefined) return existing(inSite)
  const near = existing(resolve(folder, path))
  return near ?? (path.startsWith('.') ? undefined : inPackage(path, folder))
}

function existing(file: string): string | undefined {
  return existsSync(file) ? file : undefined
}

function inPackage(specifier: string, folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'importer.js')).resolve(specifier)
  } catch {
    return undefined
  }
}
