import { type Blog, listedPosts, type Post } from '../../blog/blog.ts'
import type { PostRoute } from '../../routes/route.ts'
import type { PagerModel } from '../../shared/page-parts.ts'
import type { PostMain } from '../../shared/blog-model.ts'
import { copyParts } from '../../markdown-copies/copy-path.ts'
import { contentOf } from '../content-model.ts'
import { tocOf } from '../toc.ts'
import { pageFoot } from '../page-foot.ts'
import type { Site } from '../site.ts'
import { translationParts } from '../translation-notice.ts'
import { postHeader, postHref } from './blog-models.ts'
import { blogOf } from './blog-of.ts'

/** The post of a route. A route names one that exists: else it is a bug. */
export function postOf(site: Site, route: PostRoute): Post {
  const { posts } = blogOf(site, route.blogId)
  const post = posts.find(({ filePath }) => filePath === route.filePath)
  if (!post) throw new Error(`There is no post ${route.filePath}.`)
  return post
}

/** The main area of a post. */
export function postMain(site: Site, route: PostRoute): PostMain {
  const blog = blogOf(site, route.blogId)
  const post = postOf(site, route)
  const titleContent = site.parsed.get(post.filePath)?.titleContent
  return {
    type: 'post',
    header: postHeader(site, blog, post),
    ...(titleContent && { titleContent }),
    hidesTitle: post.hidesTitle,
    banners: post.banners,
    ...copyParts(site, route),
    ...translationParts(site, post.filePath),
    content: contentOf(site, post.filePath),
    toc: post.hidesToc ? [] : tocOf(site, post.filePath, post.tocLevels),
    ...pageFoot(site, post.filePath, blog.config),
    pager: postPager(site, blog, post),
    order: blog.config.sortPosts,
  }
}

/** The posts before and after this one in the order of the lists. */
function postPager(site: Site, blog: Blog, post: Post): PagerModel {
  const posts = listedPosts(blog)
  const index = posts.indexOf(post)
  const link = (each: Post | undefined) =>
    each && { label: each.title, href: postHref(site, each) }
  const previous = index > 0 ? link(posts[index - 1]) : undefined
  const next = index >= 0 ? link(posts[index + 1]) : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
