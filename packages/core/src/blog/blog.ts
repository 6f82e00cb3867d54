import type { Author } from '../authors/author.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { Visibility } from '../frontmatter/visibility.ts'
import type { TagGroup } from '../tags/group-by-tag.ts'
import type { Tag } from '../tags/tag.ts'

export type Post = Pick<Visibility, 'isUnlisted' | 'banners'> & {
  readonly filePath: string
  /** Below the blog's root, leading slash. */
  readonly slug: string
  readonly title: string
  /** What the browser's tab says instead of the title. */
  readonly metaTitle: string | undefined
  readonly description: string | undefined
  readonly keywords: readonly string[]
  /** As its author wrote it. */
  readonly image: string | undefined
  /** `YYYY-MM-DD` or a full ISO 8601 time, in UTC. */
  readonly date: string
  readonly tags: readonly Tag[]
  readonly authors: readonly Author[]
  readonly sidebarLabel: string | undefined
  /** Whole minutes; undefined where none are to be shown. */
  readonly readingMinutes: number | undefined
  readonly hidesTitle: boolean
  readonly hidesToc: boolean
  readonly tocLevels: {
    readonly min: number | undefined
    readonly max: number | undefined
  }
}

/** An author with the listed posts. */
export type AuthorGroup = {
  readonly author: Author
  readonly posts: readonly Post[]
}

export type Blog = {
  readonly config: BlogConfig
  /** In the order of the lists, unlisted ones among them. */
  readonly posts: readonly Post[]
  /** By label; those that only unlisted posts carry among them. */
  readonly tags: readonly TagGroup<Post>[]
  /** Everybody in the authors file, in its order. */
  readonly authors: readonly AuthorGroup[]
}

/** The posts that lists, feeds and neighbours show. */
export function listedPosts({ posts }: Pick<Blog, 'posts'>): readonly Post[] {
  return posts.filter(({ isUnlisted }) => !isUnlisted)
}

/** The tags that lists of tags show. */
export function listedTags({
  tags,
}: Pick<Blog, 'tags'>): readonly TagGroup<Post>[] {
  return tags.filter(({ isUnlisted }) => !isUnlisted)
}
