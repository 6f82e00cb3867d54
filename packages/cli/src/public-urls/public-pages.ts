import type { PublicPage } from '@gwdocs/core'
import type { SiteBuild } from '../pipeline/site-build.ts'

/**
 * The pages whose addresses readers may keep: all but the later pages of lists, whose posts move
 * on with every new one. Unlisted pages are among them, since somebody was given the address;
 * drafts have no page.
 */
export function publicPages({
  routes,
}: Pick<SiteBuild, 'routes'>): PublicPage[] {
  return routes
    .filter(({ isNumbered }) => !isNumbered)
    .map(({ path, anchors }) => ({ path, anchors: anchors() }))
}
