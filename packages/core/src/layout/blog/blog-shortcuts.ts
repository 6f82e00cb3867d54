import { type Blog, listedPosts, listedTags } from '../../blog/blog.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { BlogShortcuts } from '../../shared/main-model.ts'
import type { LinkModel } from '../../shared/page-model.ts'
import type { Site } from '../site.ts'
import { feedLinks } from './feed-links.ts'

/** The ways into a blog besides its list. */
export function blogShortcuts(site: Site, blog: Blog): BlogShortcuts {
  const { messages } = site.config
  const { routeBasePath, archiveBasePath, tagsBasePath, authorsBasePath } =
    blog.config
  const link = (label: string, path: string): LinkModel => ({
    label,
    href: toHref(joinRoute(routeBasePath, path), site.config),
  })
  const hasArchive = archiveBasePath !== null && listedPosts(blog).length > 0
  return {
    pages: [
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
