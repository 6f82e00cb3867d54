import { type Blog, listedPosts } from '../blog/blog.ts'
import { paginate } from '../blog/paginate.ts'
import { joinRoute, toPaths } from './join-route.ts'
import type { BlogIndexRoute, Route } from './route.ts'

/** The routes of a blog: posts, lists, tags, authors, archive. */
export function blogRoutes(blog: Blog): Route[] {
  const { config, posts } = blog
  const { routeBasePath: base, archiveBasePath } = config
  const listed = listedPosts(blog)
  return [
    ...posts.map(({ slug, filePath }): Route => ({
      type: 'post',
      ...toPaths(joinRoute(base, slug)),
      blogId: config.id,
      filePath,
    })),
    ...listPages(blog, joinRoute(base), listed.length).map((page): Route => ({
      type: 'blog-list',
      ...page,
    })),
    ...(listed.length > 0 && archiveBasePath !== null
      ? [indexRoute(blog, 'blog-archive', archiveBasePath)]
      : []),
    ...tagRoutes(blog),
    ...authorRoutes(blog),
  ]
}

function indexRoute(
  { config }: Blog,
  type: BlogIndexRoute['type'],
  path: string,
): Route {
  const paths = toPaths(joinRoute(config.routeBasePath, path))
  return { type, ...paths, blogId: config.id }
}

/** The page of all tags, where there are any, and the pages of each. */
function tagRoutes(blog: Blog): Route[] {
  const { routeBasePath, tagsBasePath } = blog.config
  const pages = blog.tags.flatMap(({ tag, items, isUnlisted }) => {
    const first = joinRoute(routeBasePath, tagsBasePath, tag.permalink)
    return listPages(blog, first, items.length).map((page): Route => ({
      type: 'blog-tag',
      ...page,
      tag,
      isUnlisted,
    }))
  })
  const hasIndex = blog.tags.length > 0
  return [
    ...(hasIndex ? [indexRoute(blog, 'blog-tags', tagsBasePath)] : []),
    ...pages,
  ]
}

/** The page of all authors, where there is one to list, and the pages of those who have some. */
function authorRoutes(blog: Blog): Route[] {
  const { routeBasePath, authorsBasePath } = blog.config
  const pages = blog.authors.flatMap(({ author, posts }) => {
    if (author.permalink === undefined) return []
    const first = joinRoute(routeBasePath, authorsBasePath, author.permalink)
    return listPages(blog, first, posts.length).map((page): Route => ({
      type: 'blog-author',
      ...page,
      author,
    }))
  })
  const hasIndex = blog.authors.length > 0
  return [
    ...(hasIndex ? [indexRoute(blog, 'blog-authors', authorsBasePath)] : []),
    ...pages,
  ]
}

/** Page 1 at the list's own address, the others below `page/`. */
function listPages({ config }: Blog, first: `/${string}`, count: number) {
  const pages = paginate(Array.from({ length: count }), config.postsPerPage)
  return pages.map((_, index) => ({
    ...toPaths(
      index === 0
        ? first
        : joinRoute(first, config.pageBasePath, String(index + 1)),
    ),
    blogId: config.id,
    pageNumber: index + 1,
    pageCount: pages.length,
    firstPath: toPaths(first).path,
  }))
}
