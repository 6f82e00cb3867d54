import { encodeSegments } from '../shared/href.ts'
import { headerRulesOf, type HostFile, type HostSite } from './host-site.ts'

/**
 * `_headers`, which Netlify and Cloudflare Pages read alike.
 *
 * @see https://docs.netlify.com/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headerRules(
  site: Pick<HostSite, 'headers' | 'immutable' | 'baseUrl'>,
): HostFile {
  const lines = headerRulesOf(site).flatMap(({ path, headers }) => [
    `${encodeSegments(path)}*`,
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ])
  return { path: '_headers', text: lines.map((each) => `${each}\n`).join('') }
}
