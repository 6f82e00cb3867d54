import type { Host } from '../config/hosts-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { apacheFiles } from './apache.ts'
import { checkCloudflareLimits } from './check-limits.ts'
import { cloudflareFiles } from './cloudflare.ts'
import type { HostFile, HostSite } from './host-site.ts'
import { mergeHostFile } from './merge-host-file.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import type { OwnHostFile } from './own-host-file.ts'
import { vercelFiles } from './vercel.ts'

/** One module for each format. */
const formats: Readonly<Record<Host, (site: HostSite) => HostFile[]>> = {
  apache: apacheFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
  vercel: vercelFiles,
}

type HostConfig = Pick<
  ResolvedConfig,
  'hosts' | 'siteBaseUrl' | 'trailingSlash' | 'configFile'
>

export type HostInput = Pick<HostSite, 'redirects' | 'headers'> & {
  /** Folder of the output whose files never change; undefined where one of them may. */
  readonly immutableFolder: string | undefined
  /** Path below the output folder → file of the author's own that stands there. */
  readonly own: ReadonlyMap<string, OwnHostFile>
}

export type HostFiles = {
  readonly files: readonly HostFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The files that tell the hosts of the config what to redirect, and what to send with each answer. */
export function hostFiles(
  { hosts, siteBaseUrl: baseUrl, trailingSlash, configFile }: HostConfig,
  { redirects, headers, immutableFolder, own }: HostInput,
): HostFiles {
  const byFrom = new Map(redirects.map((each) => [each.from, each]))
  const site = {
    redirects: [...byFrom.values()],
    headers,
    immutable:
      immutableFolder === undefined
        ? undefined
        : `${baseUrl}${immutableFolder}/`,
    baseUrl,
    trailingSlash,
  }
  const made = [...new Set(hosts)].flatMap((host) => formats[host](site))
  const merged = made.map((file) =>
    mergeHostFile(file, own.get(file.path), headers),
  )
  const files = merged.map(({ file }) => file)
  return {
    files,
    diagnostics: [
      ...merged.flatMap(({ diagnostics }) => diagnostics),
      ...(hosts.includes('cloudflare')
        ? checkCloudflareLimits(files, configFile)
        : []),
    ],
  }
}
