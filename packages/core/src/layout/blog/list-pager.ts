import type { Blog } from '../../blog/blog.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { PagerModel } from '../../shared/page-parts.ts'
import type { PostListRoute } from '../../routes/route.ts'
import type { Site } from '../site.ts'

/** The list pages before and after this one. */
export function listPager(
  site: Site,
  { firstPath, pageNumber, pageCount }: PostListRoute,
  { config }: Blog,
): PagerModel {
  const { newerPosts, olderPosts } = site.config.messages
  const isAscending = config.sortPosts === 'ascending'
  const href = (page: number) => {
    const path =
      page === 1
        ? firstPath
        : joinRoute(firstPath, config.pageBasePath, String(page))
    return toHref(path, site.config)
  }
  return {
    ...(pageNumber > 1 && {
      previous: {
        label: isAscending ? olderPosts : newerPosts,
        href: href(pageNumber - 1),
      },
    }),
    ...(pageNumber < pageCount && {
      next: {
        label: isAscending ? newerPosts : olderPosts,
        href: href(pageNumber + 1),
      },
    }),
  }
}
