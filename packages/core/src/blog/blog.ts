import type { BlogConfig } from '../config/content-schema.ts'
import type { Tag } from '../tags/tag.ts'

export type Author = {
  /** Absent for an author who is written out in a post. */
  readonly key: string | undefined
  readonly name: string
  readonly title: string | undefined
  readonly description: string | undefined
  readonly url: string | undefined
  readonly imageUrl: string | undefined
  /** Below the blog's authors path, leading slash; absent where the author has no page. */
  readonly permalink: string | undefined
}

export type Post = {
  readonly filePath: string
  /** Below the blog's root, leading slash. */
  readonly slug: string
  readonly title: string
  readonly description: string | undefined
  /** `YYYY-MM-DD` or a full ISO 8601 time, in UTC. */
  readonly date: string
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
  readonly isUnlisted: boolean
  readonly sidebarLabel: string | undefined
  readonly readingMinutes: number
  readonly hidesTitle: boolean
  readonly hidesToc: boolean
}

export type Blog = {
  readonly config: BlogConfig
  /** Newest first, unlisted ones among them. */
  readonly posts: readonly Post[]
  /** Every tag of a listed post, by label. */
  readonly tags: readonly Tag[]
  /** Everybody in the authors file, in its order. */
  readonly authors: readonly Author[]
}

/** The posts that lists, feeds and neighbours show. */
export function listedPosts({ posts }: Pick<Blog, 'posts'>): readonly Post[] {
  return posts.filter(({ isUnlisted }) => !isUnlisted)
}
