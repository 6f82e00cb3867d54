import {
  type Diagnostic,
  type HostFiles,
  hostFiles,
  type OwnHostFile,
  type ResolvedConfig,
  type ResponseHeader,
} from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import type { StaticFile } from '../read/site-sources.ts'
import type { BuiltRedirect } from './site-build.ts'

export type FilesForHosts = {
  readonly config: ResolvedConfig
  readonly redirects: readonly BuiltRedirect[]
  readonly headers: readonly ResponseHeader[]
  readonly staticFiles: readonly StaticFile[]
  /** Path below the output folder → the author's own file of that name. */
  readonly own: ReadonlyMap<string, OwnHostFile>
}

/** What servers are told; places of pages are no business of theirs. */
export function filesForHosts({
  config,
  redirects,
  headers,
  staticFiles,
  own,
}: FilesForHosts): HostFiles {
  const pages = redirects.filter(({ fromHash }) => fromHash === undefined)
  const changing = staticFiles.find(({ path }) =>
    path.startsWith(`/${assetsFolder}/`),
  )
  const made = hostFiles(config, {
    redirects: pages.map(({ from, href }) => ({
      from: config.siteBaseUrl + from.slice(1),
      to: href,
    })),
    headers,
    immutableFolder: changing ? undefined : assetsFolder,
    own,
  })
  const diagnostics =
    changing && config.hosts.length > 0
      ? [...made.diagnostics, mayChange(changing, config)]
      : made.diagnostics
  return { files: made.files, diagnostics }
}

function mayChange(
  { path }: StaticFile,
  { configFile }: ResolvedConfig,
): Diagnostic {
  return {
    code: 'host-caching',
    severity: 'warning',
    message: `The static file \`${path}\` lies among the files that the build names by their content, so browsers are not told to keep these for ever.`,
    hint: `move it out of \`${assetsFolder}/\`.`,
    place: { type: 'key', file: configFile, keyPath: ['hosts'] },
  }
}
