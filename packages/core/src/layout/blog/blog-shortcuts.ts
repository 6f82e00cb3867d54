import { type Blog, listedPosts, listedTags } from '../../blog/blog.ts'
import { joinRoute, toPaths } from '../../routes/join-route.ts'
import type { Route } from '../../routes/route.ts'
import { toHref } from '../../shared/href.ts'
import type { BlogShortcuts } from '../../shared/blog-model.ts'
import type { Site } from '../site.ts'
import { feedLinks } from './feed-links.ts'

/** The ways into a blog; the one to the page itself is marked. */
export function blogShortcuts(
  site: Site,
  blog: Blog,
  { path: current }: Route,
): BlogShortcuts {
  const { messages } = site.config
  const { routeBasePath, archiveBasePath, tagsBasePath, authorsBasePath } =
    blog.config
  const link = (label: string, folder: string) => {
    const { path, permalink } = toPaths(joinRoute(routeBasePath, folder))
    const href = toHref(permalink, site.config)
    return { label, href, isCurrent: path === current }
  }
  const hasArchive = archiveBasePath !== null && listedPosts(blog).length > 0
  return {
    pages: [
      link(messages.allPosts, ''),
      ...(hasArchive ? [link(messages.archiveTitle, archiveBasePath)] : []),
      ...(listedTags(blog).length > 0
        ? [link(messages.tagsTitle, tagsBasePath)]
        : []),
      ...(blog.authors.length > 0
        ? [link(messages.authorsTitle, authorsBasePath)]
        : []),
    ],
    feeds: feedLinks(site, blog),
  }
}
