import type { Blog } from '../../blog/blog.ts'
import { feedFiles, feedHref } from '../../feeds/feed-file.ts'
import type { FeedLink } from '../../shared/blog-model.ts'
import type { Site } from '../site.ts'
import { blogTitle } from './blog-title.ts'

/** The feeds of a blog as its pages name them. */
export function feedLinks(site: Site, blog: Blog): FeedLink[] {
  const title = feedTitle(site, blog)
  return feedFiles(blog).map((file) => ({
    label: file.label,
    title: `${title} (${file.label})`,
    mimeType: file.mimeType,
    href: feedHref(file, site.config),
  }))
}

/** The config's title, else the site's and the blog's. */
export function feedTitle(site: Site, blog: Blog): string {
  const { feed } = blog.config
  const own = feed === false ? undefined : feed.title
  return own ?? `${site.config.title} ${blogTitle(site, blog)}`
}
