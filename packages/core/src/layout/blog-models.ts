import type { Author, Blog, Post } from '../blog/blog.ts'
import { isExternal, withBase } from '../links/href-of.ts'
import { joinRoute } from '../routes/join-route.ts'
import { toHref } from '../shared/href.ts'
import type { AuthorModel, PostHeader, TagModel } from '../shared/main-model.ts'
import { excerptOf } from './content-model.ts'
import { formatDate } from './format-date.ts'
import type { PostSummary } from '../shared/main-model.ts'
import type { Tag } from '../tags/tag.ts'
import { translationParts } from './translation-notice.ts'
import type { Site } from './site.ts'

/** The blog of a route. A route names one that exists: else it is a bug. */
export function blogOf(site: Site, blogId: string): Blog {
  const blog = site.graph.blogs.find(({ config }) => config.id === blogId)
  if (!blog) throw new Error(`There is no blog ${blogId}.`)
  return blog
}

export function tagModel(
  site: Site,
  { config }: Blog,
  tag: Tag,
  count?: number,
): TagModel {
  return {
    label: tag.label,
    href: toHref(
      joinRoute(config.routeBasePath, config.tagsBasePath, tag.permalink),
      site.config,
    ),
    ...(tag.description && { description: tag.description }),
    ...(count !== undefined && { count }),
  }
}

export function authorModel(
  site: Site,
  blog: Blog,
  author: Author,
  count?: number,
): AuthorModel {
  const href = authorHref(site, blog, author)
  return {
    name: author.name,
    ...(author.title && { title: author.title }),
    ...(author.description && { description: author.description }),
    ...(href && { href }),
    ...(author.imageUrl && {
      imageSrc: withBase(author.imageUrl, site.config),
    }),
    ...(count !== undefined && { count }),
  }
}

function authorHref(
  site: Site,
  { config }: Blog,
  { permalink, url }: Author,
): string | undefined {
  if (permalink !== undefined) {
    return toHref(
      joinRoute(config.routeBasePath, 'authors', permalink),
      site.config,
    )
  }
  return url !== undefined && (isExternal(url) || url.startsWith('/'))
    ? url
    : undefined
}

export function postHeader(site: Site, blog: Blog, post: Post): PostHeader {
  const route = site.routes.byFile.get(post.filePath)
  return {
    title: post.title,
    href: toHref(route?.permalink ?? '/', site.config),
    date: new Date(post.date).toISOString(),
    dateText: formatDate(post.date, site.config.locale),
    ...(blog.config.showReadingTime && { readingMinutes: post.readingMinutes }),
    authors: post.authors.map((author) => authorModel(site, blog, author)),
    tags: post.tags.map((tag) => tagModel(site, blog, tag)),
  }
}

export function postSummary(site: Site, blog: Blog, post: Post): PostSummary {
  const { textLanguage } = translationParts(site, post.filePath)
  return {
    header: postHeader(site, blog, post),
    ...(textLanguage && { textLanguage }),
    ...excerptOf(site, post.filePath),
  }
}

export function yearOf({ date }: Post): string {
  return String(new Date(date).getUTCFullYear())
}
