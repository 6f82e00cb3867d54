import type { BlogConfig } from '../config/blog-schema.ts'
import type { Post } from './blog.ts'

/** Newest first, posts of one time in their order; `ascending` is the same, backwards. */
export function sortPosts(
  posts: readonly Post[],
  order: BlogConfig['sortPosts'],
): Post[] {
  const sorted = [...posts].sort(
    (a, b) => Date.parse(b.date) - Date.parse(a.date),
  )
  return order === 'ascending' ? sorted.reverse() : sorted
}
