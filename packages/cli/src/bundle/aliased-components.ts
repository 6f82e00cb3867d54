import { builtInFor, componentAliases } from '@gwdocs/core'
import type { Plugin } from 'esbuild'

/** `@theme/Tabs` and the like, in a site's own code: the built-in component of that name. */
export function aliasedComponents(): Plugin {
  return {
    name: 'gwdocs-aliases',
    setup(build) {
      build.onResolve({ filter: /^@(?:theme|docusaurus)\// }, ({ path }) =>
        builtInFor(path)
          ? { path, namespace: 'gwdocs-alias' }
          : {
              errors: [
                {
                  text: `\`${path}\` is not a module that gwdocs provides`,
                  notes: [
                    { text: `gwdocs provides ${componentAliases.join(', ')}` },
                  ],
                },
              ],
            },
      )
      build.onLoad({ filter: /.*/, namespace: 'gwdocs-alias' }, ({ path }) => ({
        contents: `export { ${builtInFor(path) ?? ''} as default } from '@gwdocs/theme/content'`,
        resolveDir: import.meta.dirname,
      }))
    },
  }
}
