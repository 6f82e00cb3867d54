import type { Blog, Post } from '../../blog/blog.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { PostHeader, PostSummary } from '../../shared/blog-model.ts'
import type { TagModel } from '../../shared/page-parts.ts'
import { formatMessage } from '../../shared/messages.ts'
import type { Tag } from '../../tags/tag.ts'
import { excerptOf } from '../content-model.ts'
import { formatDate } from '../format-date.ts'
import type { Site } from '../site.ts'
import { translationParts } from '../translation-notice.ts'
import { authorModel } from './author-model.ts'

export function tagModel(
  site: Site,
  { config }: Blog,
  tag: Tag,
  count?: number,
): TagModel {
  const { routeBasePath, tagsBasePath } = config
  const path = joinRoute(routeBasePath, tagsBasePath, tag.permalink)
  return {
    label: tag.label,
    href: toHref(path, site.config),
    ...(tag.description && { description: tag.description }),
    ...(count !== undefined && { count }),
  }
}

export function postHref(site: Site, post: Post): string {
  const route = site.routes.byFile.get(post.filePath)
  return toHref(route?.permalink ?? '/', site.config)
}

export function postHeader(site: Site, blog: Blog, post: Post): PostHeader {
  const { readingMinutes: minutes } = post
  const { messages, locale } = site.config
  return {
    title: post.title,
    href: postHref(site, post),
    date: isoDate(post),
    dateText: formatDate(post.date, locale),
    ...(minutes !== undefined && {
      readingTime: formatMessage(
        messages.readingTime,
        { minutes },
        locale.htmlLang,
      ),
    }),
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

/** The post's date in full, for machines. */
export function isoDate({ date }: Post): string {
  return new Date(date).toISOString()
}

export function yearOf({ date }: Post): string {
  return String(new Date(date).getUTCFullYear())
}
