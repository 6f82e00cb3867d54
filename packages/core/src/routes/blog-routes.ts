import { type Blog, listedPosts } from '../blog/blog.ts'
import { paginate } from '../blog/paginate.ts'
import { joinRoute, toPaths } from './join-route.ts'
import type { Route } from './route.ts'

/** The routes of a blog: posts, lists, tags, authors, archive. */
export function blogRoutes(blog: Blog): Route[] {
  const { config, posts, tags, authors } = blog
  const base = config.routeBasePath
  const blogId = config.id
  const listed = listedPosts(blog)
  const index = (
    type: 'blog-tags' | 'blog-authors' | 'blog-archive',
    name: string,
  ): Route => ({
    type,
    ...toPaths(joinRoute(base, name)),
    blogId,
  })
  return [
    ...posts.map(({ slug, filePath }): Route => ({
      type: 'post',
      ...toPaths(joinRoute(base, slug)),
      blogId,
      filePath,
    })),
    ...listPages(blog, joinRoute(base), listed.length).map((page): Route => ({
      type: 'blog-list',
      ...page,
    })),
    ...(listed.length > 0 ? [index('blog-archive', 'archive')] : []),
    ...(tags.length > 0 ? [index('blog-tags', config.tagsBasePath)] : []),
    ...tags.flatMap((tag) =>
      listPages(
        blog,
        joinRoute(base, config.tagsBasePath, tag.permalink),
        countOf(blog, 'tags', tag.permalink),
      ).map((page): Route => ({ type: 'blog-tag', ...page, tag })),
    ),
    ...(authors.length > 0 ? [index('blog-authors', 'authors')] : []),
    ...authors.flatMap((author) =>
      author.permalink === undefined
        ? []
        : listPages(
            blog,
            joinRoute(base, 'authors', author.permalink),
            countOf(blog, 'authors', author.permalink),
          ).map((page): Route => ({ type: 'blog-author', ...page, author })),
    ),
  ]
}

function countOf(
  blog: Blog,
  key: 'tags' | 'authors',
  permalink: string,
): number {
  return listedPosts(blog).filter((post) =>
    post[key].some((each) => each.permalink === permalink),
  ).length
}

/** Page 1 at the list's own address, the others below `page/`. */
function listPages({ config }: Blog, first: `/${string}`, count: number) {
  const pages = paginate(Array.from({ length: count }), config.postsPerPage)
  return pages.map((_, index) => ({
    ...toPaths(
      index === 0 ? first : joinRoute(first, 'page', String(index + 1)),
    ),
    blogId: config.id,
    pageNumber: index + 1,
    pageCount: pages.length,
    firstPath: toPaths(first).path,
  }))
}
