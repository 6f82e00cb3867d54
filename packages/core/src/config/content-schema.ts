import { z } from 'zod'
import { footOptions } from './foot-options.ts'

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
  /** Edit links of older versions lead to the file of the working folder. */
  editCurrentVersion: z.boolean().default(false),
  ...tagOptions,
  ...footOptions,
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
  ...footOptions,
})

export const pagesSchema = z.strictObject({
  path: folder.default('src/pages'),
  routeBasePath: routeBasePath.default(''),
  ...footOptions,
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
