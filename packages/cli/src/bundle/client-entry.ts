import type { Plugin } from 'esbuild'

/** Name of the entry point of the client, which no file holds. */
export const clientEntry = 'gwdocs:client'

/** How the bundler names it among its outputs. */
export const clientEntryPoint = `gwdocs-client:${clientEntry}`

export type OfflineWorker = { readonly href: string; readonly base: string }

export type ClientEntry = {
  readonly siteDir: string
  /** Specifiers of components of the site, by their names in the config. */
  readonly navbarComponents: ReadonlyMap<string, string>
  /** Whether pages show in place what is saved: the site is being written. */
  readonly refreshes: boolean
  /** Addresses of the worker that keeps pages for readers, and of its scope; undefined where there is none. */
  readonly worker: OfflineWorker | undefined
}

/**
 * The module that every page loads: it starts the theme's client with the components of the
 * site that stand in the navbar.
 */
export function clientEntryModule({
  siteDir,
  navbarComponents,
  refreshes,
  worker,
}: ClientEntry): Plugin {
  const entries = [...navbarComponents]
  const contents = [
    "import { startClient } from '@gwdocs/theme/client'",
    refreshes ? "import { startRefreshing } from '@gwdocs/theme/refresh'" : '',
    worker ? "import { startOffline } from '@gwdocs/theme/offline'" : '',
    ...entries.map(
      ([, source], index) =>
        `import component${index} from ${JSON.stringify(source)}`,
    ),
    `void startClient({ navbarComponents: {${entries
      .map(([name], index) => `${JSON.stringify(name)}: component${index}`)
      .join(', ')}}${refreshes ? ', startRefreshing' : ''} })`,
    worker
      ? `startOffline(${JSON.stringify(worker.href)}, ${JSON.stringify(worker.base)})`
      : '',
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
