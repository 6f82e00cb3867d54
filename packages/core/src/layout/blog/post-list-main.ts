import { type Blog, listedPosts, type Post } from '../../blog/blog.ts'
import { paginate } from '../../blog/paginate.ts'
import type { PostListRoute } from '../../routes/route.ts'
import type { PostListMain } from '../../shared/blog-model.ts'
import type { Site } from '../site.ts'
import { postSummary } from './blog-models.ts'
import { blogOf } from './blog-of.ts'
import { listHeading } from './list-heading.ts'
import { listPager } from './list-pager.ts'

/** A list of posts: the blog's, a tag's or an author's. */
export function postListMain(site: Site, route: PostListRoute): PostListMain {
  const blog = blogOf(site, route.blogId)
  const { postsPerPage, sortPosts } = blog.config
  const posts = postsOf(blog, route)
  const page = paginate(posts, postsPerPage)[route.pageNumber - 1] ?? []
  return {
    type: 'post-list',
    ...listHeading({ site, blog, route, count: posts.length }),
    banners: isUnlistedList(route) ? ['unlisted'] : [],
    posts: page.map((post) => postSummary(site, blog, post)),
    pager: listPager(site, route, blog),
    order: sortPosts,
  }
}

/** A tag that only unlisted posts carry is unlisted as they are. */
function isUnlistedList(route: PostListRoute): boolean {
  return route.type === 'blog-tag' && route.isUnlisted
}

function postsOf(blog: Blog, route: PostListRoute): readonly Post[] {
  switch (route.type) {
    case 'blog-list':
      return listedPosts(blog)
    case 'blog-tag': {
      const { permalink } = route.tag
      return (
        blog.tags.find(({ tag }) => tag.permalink === permalink)?.items ?? []
      )
    }
    case 'blog-author': {
      const { key } = route.author
      return blog.authors.find(({ author }) => author.key === key)?.posts ?? []
    }
  }
}
