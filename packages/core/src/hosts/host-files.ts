import type { Host } from '../config/hosts-schema.ts'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { apacheFiles } from './apache.ts'
import { cloudflareFiles, cloudflareLimits } from './cloudflare.ts'
import type { HostFile, HostRedirect, HostSite } from './host-site.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
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

/** The files that tell the hosts of the config what to redirect. */
export function hostFiles(
  { hosts, siteBaseUrl, trailingSlash, configFile }: HostConfig,
  redirects: readonly HostRedirect[],
): {
  readonly files: readonly HostFile[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const byFrom = new Map(redirects.map((each) => [each.from, each]))
  const site = {
    redirects: [...byFrom.values()],
    baseUrl: siteBaseUrl,
    trailingSlash,
  }
  const files = [...new Set(hosts)].flatMap((host) => formats[host](site))
  return {
    files,
    diagnostics: hosts.includes('cloudflare')
      ? checkLimits(files, configFile)
      : [],
  }
}

function checkLimits(files: readonly HostFile[], file: string): Diagnostic[] {
  const text = files.find(({ path }) => path === '_redirects')?.text ?? ''
  const rules = text.split('\n').length - 1
  const { length: bytes } = new TextEncoder().encode(text)
  const limits = cloudflareLimits
  if (rules <= limits.rules && bytes <= limits.bytes) return []
  return [
    {
      code: 'host-limit',
      severity: 'warning',
      message: `\`_redirects\` has ${rules} rules in ${bytes} bytes, and Cloudflare reads ${limits.rules} rules and ${limits.bytes} bytes of it: it drops the others.`,
      hint: 'take old redirects away; until then the pages at these addresses redirect, without a server.',
      place: { type: 'key', file, keyPath: ['hosts'] },
    },
  ]
}
