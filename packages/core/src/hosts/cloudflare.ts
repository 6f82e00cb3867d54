import { encodeSegments } from '../shared/href.ts'
import { headerRules } from './header-rules.ts'
import { bothForms, type HostFile, type HostSite } from './host-site.ts'

/**
 * Rules and bytes of `_redirects`, and characters of a line of `_headers`, that Cloudflare reads;
 * what is beyond is left out without a word.
 */
export const cloudflareLimits = { rules: 2000, bytes: 100_000, line: 2000 }

/**
 * `_redirects` of Cloudflare Pages: a rule goes before any page, and means its path to the letter.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function cloudflareFiles(site: HostSite): HostFile[] {
  const lines = site.redirects.flatMap(({ from, to }) =>
    bothForms(encodeSegments(from)).map((path) => `${path} ${to} 301\n`),
  )
  return [{ path: '_redirects', text: lines.join('') }, headerRules(site)]
}
