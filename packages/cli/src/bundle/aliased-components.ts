import {
  builtInFor,
  componentAliases,
  fromDocusaurusName,
  functionsOf,
  type ReplaceableName,
  replaceableNames,
  replacementFor,
} from '@gwdocs/core'
import type { PartialMessage, Plugin } from 'esbuild'
import type { ReplacedFiles } from './replaced-files.ts'

/** Where the modules under these names live; their paths are the names. */
export const aliasNamespace = 'gwdocs-alias'

/**
 * `@theme/Tabs`, `@theme-original/Footer`, `@docusaurus/useBaseUrl` and the like, in a site's
 * own code: what gwdocs has under these names.
 *
 * `@theme/…` is the component that the site's pages show; in the module that replaces one it
 * is the theme's own, so that a component may stand around what it replaces.
 */
export function aliasedComponents(replaced: ReplacedFiles): Plugin {
  return {
    name: 'gwdocs-aliases',
    setup(build) {
      build.onResolve(
        { filter: /^@(?:theme|theme-original|theme-init|docusaurus)\// },
        ({ path, importer }) => {
          const name = componentOf(path)
          const isOriginal =
            !path.startsWith('@theme/') ||
            (name !== undefined && replaced.get(name) === importer)
          if (name && isOriginal)
            return { path: `original:${name}`, namespace: aliasNamespace }
          const isContent = builtInFor(asTheme(path)) !== undefined
          return name || isContent || componentAliases.includes(path)
            ? { path, namespace: aliasNamespace }
            : { errors: [explain(path)] }
        },
      )
      build.onLoad({ filter: /.*/, namespace: aliasNamespace }, ({ path }) => ({
        contents: moduleOf(path),
        resolveDir: import.meta.dirname,
      }))
    },
  }
}

/** The component that a path of `@theme` and its kin names. */
function componentOf(path: string): ReplaceableName | undefined {
  const [, name] = /^@theme(?:-original|-init)?\/(.+)$/.exec(path) ?? []
  return replaceableNames.find((each) => each === name)
}

/** What cannot be replaced is the same under each of the names. */
function asTheme(path: string): string {
  return path.replace(/^@theme-\w+/, '@theme')
}

function explain(path: string): PartialMessage {
  return {
    text: `\`${path}\` is not a module that gwdocs provides`,
    notes: [{ text: advice(path) }],
  }
}

function advice(path: string): string {
  const replacement = replacementFor(path)
  if (replacement) return `instead of it, ${replacement}`
  const [, scope = '', name = ''] = /^@([\w-]+)\/(.+)$/.exec(path) ?? []
  const ours = scope === 'docusaurus' ? undefined : fromDocusaurusName(name)
  if (ours) return `here it is \`@${scope}/${ours}\``
  const components = replaceableNames.map((each) => `@theme/${each}`)
  const known = new Set([...componentAliases, ...components])
  return `gwdocs provides ${[...known].sort().join(', ')}`
}

function moduleOf(path: string): string {
  const original = /^original:(.+)$/.exec(path)?.[1]
  if (original) return exportDefault(original, '@gwdocs/theme')
  const content = builtInFor(asTheme(path))
  const name = componentOf(path)
  const functions = functionsOf(path)
    .filter((each) => each !== 'useCurrentSidebarCategory')
    .map((each) =>
      each === 'default'
        ? `${path.slice(path.lastIndexOf('/') + 1)} as default`
        : each,
    )
  return [
    content && exportDefault(content, '@gwdocs/theme/content'),
    !content &&
      name &&
      exportDefault(name, `@gwdocs/theme/replaceable/${name}`),
    `export { ${functions.join(', ')} } from '@gwdocs/theme/compat'`,
  ]
    .filter(Boolean)
    .join('\n')
}

function exportDefault(name: string, source: string): string {
  return `export { ${name} as default } from '${source}'`
}
