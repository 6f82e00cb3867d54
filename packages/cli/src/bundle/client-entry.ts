import type { Plugin } from 'esbuild'

/** Name of the entry point of the client, which no file holds. */
export const clientEntry = 'gwdocs:client'

/** How the bundler names it among its outputs. */
export const clientEntryPoint = `gwdocs-client:${clientEntry}`

export type ClientEntry = {
  readonly siteDir: string
  /** Specifiers of components of the site, by their names in the config. */
  readonly navbarComponents: ReadonlyMap<string, string>
  /** Whether pages show in place what is saved: the site is being written. */
  readonly refreshes: boolean
}

/**
 * The module that every page loads: it starts the theme's client with the components of the
 * site that stand in the navbar.
 */
export function clientEntryModule({
  siteDir,
  navbarComponents,
  refreshes,
}: ClientEntry): Plugin {
  const entries = [...navbarComponents]
  const contents = [
    "import { startClient } from '@gwdocs/theme/client'",
    refreshes ? "import { startRefreshing } from '@gwdocs/theme/refresh'" : '',
    ...entries.map(
      ([, source], index) =>
        `import component${index} from ${JSON.stringify(source)}`,
    ),
    `void startClient({ navbarComponents: {${entries
      .map(([name], index) => `${JSON.stringify(name)}: component${index}`)
      .join(', ')}}${refreshes ? ', startRefreshing' : ''} })`,
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
