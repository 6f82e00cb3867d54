import { encodeSegments } from '../shared/href.ts'
import {
  bothForms,
  headerRulesOf,
  type HostFile,
  type HostSite,
} from './host-site.ts'

/**
 * `vercel.json`: redirects, headers, and the rule for slashes; pages are served without their ending.
 *
 * @see https://vercel.com/docs/project-configuration/vercel-json
 */
export function vercelFiles(site: HostSite): HostFile[] {
  const { redirects, trailingSlash } = site
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    ...(trailingSlash !== undefined && { trailingSlash }),
    redirects: redirects.flatMap(({ from, to }) =>
      sourcesOf(encodeSegments(from), trailingSlash).map((path) => ({
        source: escapePattern(path),
        destination: to,
        statusCode: 301,
      })),
    ),
    headers: headersOf(site),
  }
  return [{ path: 'vercel.json', text: `${JSON.stringify(config, null, 2)}\n` }]
}

function headersOf(site: HostSite) {
  return headerRulesOf(site).map(({ path, headers }) => ({
    source: `${escapePattern(encodeSegments(path))}(.*)`,
    headers: headers.map(({ name, value }) => ({ key: name, value })),
  }))
}

/** With a rule for slashes, an address has one form by the time it is compared. */
function sourcesOf(path: string, trailingSlash: boolean | undefined): string[] {
  if (trailingSlash === undefined) return bothForms(path)
  return [trailingSlash ? `${path}/` : path]
}

/** A source is a pattern: what would mean something in it is escaped. */
function escapePattern(path: string): string {
  return path.replace(/[:()*+?{}\\]/g, '\\$&')
}
