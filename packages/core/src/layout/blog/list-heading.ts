import type { Blog } from '../../blog/blog.ts'
import type {
  BlogAuthorRoute,
  BlogListRoute,
  BlogTagRoute,
} from '../../routes/route.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { PostListMain } from '../../shared/blog-model.ts'
import { formatMessage } from '../../shared/messages.ts'
import type { Site } from '../site.ts'
import { authorModel } from './author-model.ts'
import { blogTitle } from './blog-title.ts'
import { blogShortcuts } from './blog-shortcuts.ts'

type Heading = Pick<
  PostListMain,
  'title' | 'description' | 'author' | 'overview' | 'shortcuts'
>

type ListHeading<Route> = {
  readonly site: Site
  readonly blog: Blog
  readonly route: Route
  /** Number of posts, over all pages of the list. */
  readonly count: number
}

/** What stands above a list of posts. */
export function listHeading({
  route,
  ...list
}: ListHeading<BlogListRoute | BlogTagRoute | BlogAuthorRoute>): Heading {
  switch (route.type) {
    case 'blog-list':
      return blogHeading({ route, ...list })
    case 'blog-tag':
      return tagHeading({ route, ...list })
    case 'blog-author':
      return authorHeading({ route, ...list })
  }
}

function blogHeading({
  site,
  blog,
  route,
}: ListHeading<BlogListRoute>): Heading {
  const { description } = blog.config
  return {
    title: blogTitle(site, blog),
    ...(description && { description }),
    shortcuts: blogShortcuts(site, blog, route),
  }
}

function tagHeading({
  site,
  blog: { config },
  route,
  count,
}: ListHeading<BlogTagRoute>): Heading {
  const { messages, locale } = site.config
  const { label, description } = route.tag
  const all = joinRoute(config.routeBasePath, config.tagsBasePath)
  return {
    title: formatMessage(messages.tagPosts, { count, label }, locale.htmlLang),
    ...(description && { description }),
    overview: { label: messages.viewAllTags, href: toHref(all, site.config) },
  }
}

function authorHeading({
  site,
  blog,
  route,
  count,
}: ListHeading<BlogAuthorRoute>): Heading {
  const { messages, locale } = site.config
  const { routeBasePath, authorsBasePath } = blog.config
  const { name } = route.author
  const all = joinRoute(routeBasePath, authorsBasePath)
  return {
    title: formatMessage(
      messages.authorPosts,
      { count, name },
      locale.htmlLang,
    ),
    author: authorModel(site, blog, route.author),
    overview: {
      label: messages.viewAllAuthors,
      href: toHref(all, site.config),
    },
  }
}
