import { z } from 'zod'
import type { JsonObject } from '../shared/json.ts'
import { footOptions } from './foot-options.ts'
import {
  exclude,
  folder,
  onBroken,
  routeBasePath,
  tagOptions,
} from './shared-options.ts'

const countOrAll = (least: number) =>
  z.union([z.int().min(least), z.literal('ALL')])

/** The files in which readers' programs find new posts. */
const feedSchema = z.strictObject({
  /** `rss` is `rss.xml`, `atom` is `atom.xml`, `json` is `feed.json`, all below the blog. */
  types: z
    .array(z.enum(['rss', 'atom', 'json']))
    .default(['rss', 'atom', 'json']),
  /** How many of the newest posts a feed holds. */
  limit: countOrAll(1).default(20),
  /** Undefined: the site's title and the blog's. */
  title: z.string().min(1).optional(),
  /** Undefined: the blog's description. */
  description: z.string().min(1).optional(),
  copyright: z.string().min(1).optional(),
  /** Undefined: the site's language. */
  language: z.string().min(2).optional(),
})

/** A blog's own way of counting: from the post's text as numbers, and from its front matter. */
export type ReadingTime = (post: {
  readonly wordCount: { readonly han: number; readonly words: number }
  readonly frontMatter: JsonObject
  /** In whole minutes. */
  readonly defaultReadingTime: number
}) => number | undefined

export const blogSchema = z.strictObject({
  id: z.string().min(1).default('default'),
  path: folder.default('blog'),
  exclude,
  routeBasePath: routeBasePath.default('blog'),
  title: z.string().min(1).optional(),
  description: z.string().optional(),
  postsPerPage: countOrAll(1).default(10),
  /** `descending` has the newest post first. */
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  sidebarTitle: z.string().min(1).optional(),
  /** How many posts the sidebar lists; 0 is no sidebar. */
  sidebarCount: countOrAll(0).default(5),
  /** Puts the sidebar's posts under their years, in UTC. */
  sidebarGroupByYear: z.boolean().default(true),
  showReadingTime: z.boolean().default(true),
  /** How long a post takes to read, in minutes; undefined shows no time. */
  readingTime: z
    .custom<ReadingTime>((value) => typeof value === 'function')
    .optional(),
  /** File beside the posts that lists their authors; undefined looks for `authors.{yml,yaml,json}`. */
  authors: z.string().min(1).optional(),
  ...tagOptions,
  ...footOptions,
  /** Addresses of the authors, the further list pages and the archive, below the blog's own. */
  authorsBasePath: routeBasePath.default('authors'),
  pageBasePath: routeBasePath.default('page'),
  /** `null`: no archive. */
  archiveBasePath: routeBasePath.nullable().default('archive'),
  /** An author who is written out in a post although authors have a file. */
  onInlineAuthors: onBroken.default('warn'),
  /** A post that a list shows whole, since nothing says where its summary ends. */
  onUntruncatedPosts: onBroken.default('warn'),
  /** `false`: no feeds. */
  feed: z.union([feedSchema, z.literal(false)]).prefault({}),
})

export type BlogConfig = z.output<typeof blogSchema>
export type FeedConfig = z.output<typeof feedSchema>
