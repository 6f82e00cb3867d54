import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { rawSource } from '@gwdocs/core'
import type { Plugin } from 'esbuild'
import { fileInSite } from './site-path.ts'

const namespace = 'gwdocs-raw'

/** `import code from '!!raw-loader!./main.go'`, or `'./main.go?raw'`: the text of a file. */
export function rawTexts(siteDir: string): Plugin {
  return {
    name: 'gwdocs-raw-texts',
    setup(build) {
      build.onResolve(
        { filter: /raw-loader!|\?raw$/ },
        ({ path, resolveDir }) => {
          const source = rawSource(path)
          if (source === undefined) return undefined
          const file =
            fileInSite(source, siteDir) ?? resolve(resolveDir, source)
          return existsSync(file)
            ? { path: file, namespace }
            : { errors: [{ text: `Could not resolve "${source}"` }] }
        },
      )
      build.onLoad({ filter: /.*/, namespace }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
        watchFiles: [path],
      }))
    },
  }
}
