import { basename, dirname } from 'node:path'
import type { ReplaceableName } from '@gwdocs/core'
import type { Plugin } from 'esbuild'
import { fileWithReact } from './provided-modules.ts'
import type { ReplacedFiles } from './replaced-files.ts'

/**
 * In the client's bundle, modules of the site in the place of the theme's: each is taken in
 * where the component is used, so that what is only HTML costs no byte.
 */
export function replacedComponents(
  siteDir: string,
  replaced: ReplacedFiles,
): Plugin {
  const folder = dirname(
    fileWithReact('@gwdocs/theme/replaceable/Footer') ?? '',
  )
  return {
    name: 'gwdocs-replaced-components',
    setup(build) {
      build.onLoad(
        { filter: /[/\\]replaceable[/\\]\w+\.[jt]s$/ },
        ({ path }) => {
          if (dirname(path) !== folder) return undefined
          const name = basename(path).replace(/\.[jt]s$/, '')
          const file = replaced.get(name as ReplaceableName)
          if (file === undefined) return undefined
          const contents = `export { default as ${name} } from ${JSON.stringify(`./${file}`)}`
          return { contents, resolveDir: siteDir, loader: 'js' }
        },
      )
    },
  }
}
