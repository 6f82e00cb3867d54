import {
  builtInFor,
  componentAliases,
  functionsOf,
  replacementFor,
} from '@gwdocs/core'
import type { PartialMessage, Plugin } from 'esbuild'

/**
 * `@theme/Tabs`, `@docusaurus/useBaseUrl` and the like, in a site's own code: what gwdocs
 * has under these names.
 */
export function aliasedComponents(): Plugin {
  return {
    name: 'gwdocs-aliases',
    setup(build) {
      build.onResolve(
        { filter: /^@(?:theme|theme-original|theme-init|docusaurus)\// },
        ({ path }) =>
          componentAliases.includes(path)
            ? { path, namespace: 'gwdocs-alias' }
            : { errors: [explain(path)] },
      )
      build.onLoad({ filter: /.*/, namespace: 'gwdocs-alias' }, ({ path }) => ({
        contents: moduleOf(path),
        resolveDir: import.meta.dirname,
      }))
    },
  }
}

function explain(path: string): PartialMessage {
  const replacement = replacementFor(path)
  return {
    text: `\`${path}\` is not a module that gwdocs provides`,
    notes: [
      {
        text: replacement
          ? `instead of it, ${replacement}`
          : `gwdocs provides ${componentAliases.join(', ')}`,
      },
    ],
  }
}

function moduleOf(path: string): string {
  const component = builtInFor(path)
  const ownName = path.slice(path.lastIndexOf('/') + 1)
  const functions = functionsOf(path)
    .filter((name) => name !== 'useCurrentSidebarCategory')
    .map((name) => (name === 'default' ? `${ownName} as default` : name))
  return [
    component &&
      `export { ${component} as default } from '@gwdocs/theme/content'`,
    `export { ${functions.join(', ')} } from '@gwdocs/theme/compat'`,
  ]
    .filter(Boolean)
    .join('\n')
}
