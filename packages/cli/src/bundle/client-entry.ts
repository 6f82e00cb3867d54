import type { Plugin } from 'esbuild'

/** Name of the entry point of the client, which no file holds. */
export const clientEntry = 'gwdocs:client'

/** How the bundler names it among its outputs. */
export const clientEntryPoint = `gwdocs-client:${clientEntry}`

/**
 * The module that every page loads: it starts the theme's client with the components of the
 * site that stand in the navbar. In: specifiers of these, by the names in the config.
 */
export function clientEntryModule(
  siteDir: string,
  navbarComponents: ReadonlyMap<string, string>,
): Plugin {
  const entries = [...navbarComponents]
  const contents = [
    "import { startClient } from '@gwdocs/theme/client'",
    ...entries.map(
      ([, source], index) =>
        `import component${index} from ${JSON.stringify(source)}`,
    ),
    `void startClient({ navbarComponents: {${entries
      .map(([name], index) => `${JSON.stringify(name)}: component${index}`)
      .join(', ')}} })`,
  ].join('\n')
  return {
    name: 'gwdocs-client',
    setup(build) {
      build.onResolve({ filter: /^gwdocs:client$/ }, ({ path }) => ({
        path,
        namespace: 'gwdocs-client',
      }))
      build.onLoad({ filter: /.*/, namespace: 'gwdocs-client' }, () => ({
        contents,
        resolveDir: siteDir,
        loader: 'js',
      }))
    },
  }
}
