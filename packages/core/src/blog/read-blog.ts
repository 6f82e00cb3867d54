import type { AuthorsFile } from '../authors/read-authors-file.ts'
import type { BlogConfig } from '../config/blog-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import { groupByTag } from '../tags/group-by-tag.ts'
import type { TagsFile } from '../tags/read-tags-file.ts'
import { type Blog, listedPosts, type Post } from './blog.ts'
import { readPost } from './read-post.ts'
import { sortPosts } from './sort-posts.ts'

export type BlogFiles = {
  readonly config: BlogConfig
  /** Drafts have pages too, as while they are written. */
  readonly showsDrafts: boolean
  readonly files: readonly FileSummary[]
  /** A post that has a date from nowhere else has that of its first commit. */
  readonly history: SiteHistory
  readonly authors: AuthorsFile
  readonly tags: TagsFile
}

export type BlogResult = {
  readonly blog: Blog
  readonly diagnostics: readonly Diagnostic[]
}

/** A blog from its files: posts in order, their authors and tags. */
export function readBlog({
  config,
  showsDrafts,
  files,
  history,
  authors,
  tags,
}: BlogFiles): BlogResult {
  const results = files.map((file) =>
    readPost(file, { config, showsDrafts, history, authors, tags }),
  )
  const read = results.flatMap(({ post }) => post ?? [])
  const posts = sortPosts(read, config.sortPosts)
  const diagnostics = [
    ...authors.diagnostics,
    ...tags.diagnostics,
    ...results.flatMap((result) => result.diagnostics),
  ]
  const blog: Blog = {
    config,
    posts,
    tags: groupByTag(posts),
    authors: groupByAuthor(authors, posts),
  }
  return { blog, diagnostics }
}

/** Everybody in the authors file, with or without posts. */
function groupByAuthor(
  { byKey }: AuthorsFile,
  posts: readonly Post[],
): Blog['authors'] {
  const listed = listedPosts({ posts })
  return [...byKey.values()].map((author) => ({
    author,
    posts: listed.filter(({ authors }) =>
      authors.some(({ key }) => key === author.key),
    ),
  }))
}
