import type { RoutePath } from '../shared/route-path.ts'

/** An address of the site, and the places of its page that a hash may name. */
export type PublicPage = {
  /** Below the site's base path, a locale's part in it; without a trailing slash. */
  readonly path: RoutePath
  /** Ids, without `#`. */
  readonly anchors: readonly string[]
}

/** Committed with the content: the addresses that readers may have kept. */
export const publicUrlsName = 'public-urls.txt'
