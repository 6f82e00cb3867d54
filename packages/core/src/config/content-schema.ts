import { z } from 'zod'

const folder = z.string().min(1)
const routeBasePath = z
  .string()
  .transform((path) => path.replace(/^\/+|\/+$/g, ''))

const onBroken = z.enum(['error', 'warn', 'ignore'])

const tagOptions = {
  /**
   * File beside the content that lists the tags; undefined looks for `tags.{yml,yaml,json}`;
   * `false` means none.
   */
  tags: z.union([z.string().min(1), z.literal(false)]).optional(),
  /** What a tag means that the tags file does not list. */
  onInlineTags: onBroken.default('warn'),
  /** Address of the page of all tags, below the set's own. */
  tagsBasePath: routeBasePath.default('tags'),
}

const lastUpdateOptions = {
  /** Show when a page was last changed: `last_update.date`, else the date of its last commit. */
  showLastUpdateTime: z.boolean().default(false),
  /** Show who changed a page last: `last_update.author`, else the author of its last commit. */
  showLastUpdateAuthor: z.boolean().default(false),
}

const version = z.strictObject({
  label: z.string().min(1).optional(),
  path: z.string().optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  badge: z.boolean().optional(),
  noIndex: z.boolean().optional(),
})

export const docsSchema = z.strictObject({
  id: z.string().min(1).default('default'),
  path: folder.default('docs'),
  routeBasePath: routeBasePath.default('docs'),
  /** A module or JSON file; `undefined` looks for `sidebars.{ts,js,json}`; `false` means none. */
  sidebarPath: z.union([z.string().min(1), z.literal(false)]).optional(),
  breadcrumbs: z.boolean().default(true),
  /** Strip `01-` from file and folder names, and sort by it. */
  numberPrefixes: z.boolean().default(true),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  /** The version at the set's base path; undefined: the newest one that was cut. */
  lastVersion: z.string().min(1).optional(),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: z.array(z.string().min(1)).optional(),
  /** By name; `current` is the working folder. */
  versions: z.record(z.string(), version).default({}),
  ...tagOptions,
  ...lastUpdateOptions,
})

export const blogSchema = z.strictObject({
  id: z.string().min(1).default('default'),
  path: folder.default('blog'),
  routeBasePath: routeBasePath.default('blog'),
  title: z.string().min(1).optional(),
  description: z.string().optional(),
  postsPerPage: z.union([z.int().positive(), z.literal('ALL')]).default(10),
  sidebarTitle: z.string().min(1).optional(),
  sidebarCount: z.union([z.int().min(0), z.literal('ALL')]).default(5),
  showReadingTime: z.boolean().default(true),
  ...tagOptions,
  ...lastUpdateOptions,
})

export const pagesSchema = z.strictObject({
  path: folder.default('src/pages'),
  routeBasePath: routeBasePath.default(''),
  ...lastUpdateOptions,
})

export const linksSchema = z.strictObject({
  broken: onBroken.default('error'),
  brokenAnchors: onBroken.default('error'),
  brokenImages: onBroken.default('error'),
})

export type DocsConfig = z.output<typeof docsSchema>
export type BlogConfig = z.output<typeof blogSchema>
export type PagesConfig = z.output<typeof pagesSchema>
export type LinksConfig = z.output<typeof linksSchema>
export type OnBroken = z.output<typeof onBroken>
