import type { Author } from '../../authors/author.ts'
import { type Blog, type Post } from '../../blog/blog.ts'
import { joinRoute } from '../../routes/join-route.ts'
import { toHref } from '../../shared/href.ts'
import type { JsonObject } from '../../shared/json.ts'
import { absoluteUrl } from '../absolute-url.ts'
import { imageUrl as toImageUrl } from '../image-href.ts'
import { lastChanged } from '../page-foot.ts'
import { publisherData } from '../site-structured-data.ts'
import type { Site } from '../site.ts'
import { authorHref } from './author-model.ts'
import { isoDate, postHref } from './blog-models.ts'
import { blogTitle } from './blog-title.ts'

const context = { '@context': 'https://schema.org' }

type DescribedPost = {
  readonly blog: Blog
  readonly post: Post
  /** Address of the picture that stands for the page. */
  readonly imageUrl: string | undefined
}

/**
 * A post in the words of schema.org.
 *
 * @see https://schema.org/BlogPosting
 */
export function postData(
  site: Site,
  { blog, post, imageUrl }: DescribedPost,
): JsonObject {
  const { '@type': type, '@id': id, name } = blogData(site, blog)
  return {
    ...context,
    ...postEntry(site, blog, post),
    ...(imageUrl !== undefined && { image: imageUrl }),
    publisher: publisherData(site),
    isPartOf: { '@type': type, '@id': id, name },
  }
}

/**
 * A page of a blog's list, with the posts on it.
 *
 * @see https://schema.org/Blog
 */
export function blogListData(
  site: Site,
  blog: Blog,
  posts: readonly Post[],
): JsonObject {
  return {
    ...context,
    ...blogData(site, blog),
    ...(blog.config.description && { description: blog.config.description }),
    blogPost: posts.map((post) => postEntry(site, blog, post)),
  }
}

function blogData(site: Site, blog: Blog) {
  const path = joinRoute(blog.config.routeBasePath)
  const url = absoluteUrl(toHref(path, site.config), site)
  return { '@type': 'Blog', '@id': url, url, name: blogTitle(site, blog) }
}

function postEntry(site: Site, blog: Blog, post: Post): JsonObject {
  const url = absoluteUrl(postHref(site, post), site)
  const { title, description, keywords, image, authors } = post
  const modified = lastChanged(site, post.filePath)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    name: title,
    ...(description && { description }),
    datePublished: isoDate(post),
    ...(modified !== undefined && { dateModified: modified }),
    ...(authors.length > 0 && {
      author: authors.map((author) => personData(site, blog, author)),
    }),
    ...(image && {
      image: toImageUrl(site, { url: image, filePath: post.filePath }),
    }),
    ...(keywords.length > 0 && { keywords }),
    inLanguage: site.config.locale.htmlLang,
  }
}

function personData(site: Site, blog: Blog, author: Author): JsonObject {
  const href = authorHref(site, blog, author)
  const { name, title, image, email } = author
  return {
    '@type': 'Person',
    name,
    ...(title && { jobTitle: title }),
    ...(href &&
      !href.startsWith('mailto:') && { url: absoluteUrl(href, site) }),
    ...(email && { email }),
    ...(image && { image: toImageUrl(site, image) }),
  }
}
