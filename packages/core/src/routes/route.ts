import type { Author } from '../authors/author.ts'
import type { Doc } from '../docs/doc.ts'
import type { RoutePath } from '../shared/route-path.ts'
import type { CategoryNode } from '../sidebars/sidebar.ts'
import type { TagGroup } from '../tags/group-by-tag.ts'
import type { Tag } from '../tags/tag.ts'

type RouteBase = {
  /** Canonical: no trailing slash. Two routes never share it. */
  readonly path: RoutePath
  /** As its author wrote it: a trailing slash is kept. */
  readonly permalink: RoutePath
}

type OfDocs = { readonly docsId: string; readonly versionName: string }
type OfBlog = { readonly blogId: string }
/** One of several list pages, counted from 1. */
type Numbered = {
  readonly pageNumber: number
  readonly pageCount: number
  readonly firstPath: RoutePath
}

export type DocRoute = RouteBase &
  OfDocs & {
    readonly type: 'doc'
    readonly docId: string
    readonly filePath: string
  }
export type CategoryRoute = RouteBase &
  OfDocs & {
    readonly type: 'category'
    readonly sidebarName: string
    readonly category: CategoryNode
  }
/** All tags of a version. */
export type DocTagsRoute = RouteBase & OfDocs & { readonly type: 'doc-tags' }
/** The docs of one tag. */
export type DocTagRoute = RouteBase &
  OfDocs & {
    readonly type: 'doc-tag'
    readonly group: TagGroup<Doc>
  }
/** A page of a doc set. */
export type DocsRoute = DocRoute | CategoryRoute | DocTagsRoute | DocTagRoute

export type PostRoute = RouteBase &
  OfBlog & {
    readonly type: 'post'
    readonly filePath: string
  }
export type BlogListRoute = RouteBase &
  OfBlog &
  Numbered & { readonly type: 'blog-list' }
export type BlogTagRoute = RouteBase &
  OfBlog &
  Numbered & {
    readonly type: 'blog-tag'
    readonly tag: Tag
    /** Only unlisted posts carry the tag. */
    readonly isUnlisted: boolean
  }
export type BlogAuthorRoute = RouteBase &
  OfBlog &
  Numbered & {
    readonly type: 'blog-author'
    readonly author: Author
  }
/** A list of posts. */
export type PostListRoute = BlogListRoute | BlogTagRoute | BlogAuthorRoute
export type BlogIndexRoute = RouteBase &
  OfBlog & {
    readonly type: 'blog-tags' | 'blog-authors' | 'blog-archive'
  }
export type PageRoute = RouteBase & {
  readonly type: 'page'
  readonly filePath: string
}

export type Route =
  | DocsRoute
  | PostRoute
  | BlogListRoute
  | BlogTagRoute
  | BlogAuthorRoute
  | BlogIndexRoute
  | PageRoute

/** The addresses of a site. */
export type RouteTable = {
  readonly byPath: ReadonlyMap<RoutePath, Route>
  /** Content file → its route; partials have none. */
  readonly byFile: ReadonlyMap<string, Route>
}

/** Whether a route belongs to a doc set, and so to one of its versions. */
export function isDocsRoute(route: Route): route is DocsRoute {
  return 'docsId' in route
}
