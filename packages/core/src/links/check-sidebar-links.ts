import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type LinkNode, walkSidebar } from '../sidebars/sidebar.ts'
import { checkAddress } from './check-address.ts'
import { withoutBase } from './find-target.ts'
import type { LinkedSite } from './linked-site.ts'

/** The `link` items of all sidebars that name no page of the site. */
export function checkSidebarLinks(site: LinkedSite): Diagnostic[] {
  const versions = site.graph.docSets.flatMap((docSet) => docSet.versions)
  return versions
    .flatMap(({ sidebars }) => sidebars)
    .flatMap(({ items }) => [...walkSidebar(items)])
    .flatMap((node) => (node.type === 'link' ? checkLink(node, site) : []))
}

/** An address that is not given `baseUrl` and does not begin with it is none of this site's. */
function checkLink(
  { href, addsBaseUrl, place }: LinkNode,
  site: LinkedSite,
): Diagnostic[] {
  const { baseUrl } = site.config
  const isOwn = addsBaseUrl || `${href}/`.startsWith(baseUrl)
  const path = withoutBase(href, baseUrl)
  return isOwn ? checkAddress({ url: href, path, place }, site) : []
}
