import { encodeSegments } from '../shared/href.ts'
import { headerRules } from './header-rules.ts'
import { type HostFile, type HostSite } from './host-site.ts'

/**
 * `_redirects` of Netlify. `!` puts the rule before the page that redirects without a server; a
 * slash at the end counts for nothing there.
 *
 * @see https://docs.netlify.com/routing/redirects/
 */
export function netlifyFiles(site: HostSite): HostFile[] {
  const lines = site.redirects.map(
    ({ from, to }) => `${encodeSegments(from)} ${to} 301!\n`,
  )
  return [{ path: '_redirects', text: lines.join('') }, headerRules(site)]
}
