import type { BlogListRoute, PostRoute } from '../../routes/route.ts'
import { paginate } from '../../blog/paginate.ts'
import { listedPosts } from '../../blog/blog.ts'
import type { ArticleHead } from '../../shared/head-model.ts'
import type { JsonObject } from '../../shared/json.ts'
import { absoluteUrl } from '../absolute-url.ts'
import type { Site } from '../site.ts'
import { authorHref } from './author-model.ts'
import { lastChanged } from '../page-foot.ts'
import { isoDate } from './blog-models.ts'
import { blogTitle } from './blog-title.ts'
import { blogOf } from './blog-of.ts'
import { postOf } from './post-main.ts'
import { blogListData, postData } from './post-structured-data.ts'

/** What machines read of a post. */
export function postHead(site: Site, route: PostRoute) {
  const blog = blogOf(site, route.blogId)
  const post = postOf(site, route)
  const hrefs = post.authors.flatMap(
    (author) => authorHref(site, blog, author) ?? [],
  )
  const modifiedTime = lastChanged(site, post.filePath)
  const article: ArticleHead = {
    publishedTime: isoDate(post),
    ...(modifiedTime !== undefined && { modifiedTime }),
    section: blogTitle(site, blog),
    authors: hrefs.map((href) => absoluteUrl(href, site)),
    tags: post.tags.map(({ label }) => label),
  }
  return {
    title: post.metaTitle ?? post.title,
    description: post.description,
    isUnlisted: post.isUnlisted,
    ...(post.keywords.length > 0 && { keywords: post.keywords }),
    image: post.image,
    article,
    structuredData: (imageUrl: string | undefined) => [
      postData(site, { blog, post, imageUrl }),
    ],
  }
}

/** A page of a blog's list says which posts are on it. */
export function blogListStructuredData(
  site: Site,
  route: BlogListRoute,
): JsonObject[] {
  const blog = blogOf(site, route.blogId)
  const pages = paginate(listedPosts(blog), blog.config.postsPerPage)
  return [blogListData(site, blog, pages[route.pageNumber - 1] ?? [])]
}
