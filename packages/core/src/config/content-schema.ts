import { z } from 'zod'
import { footOptions } from './foot-options.ts'
import {
  exclude,
  folder,
  onBroken,
  routeBasePath,
  tagOptions,
} from './shared-options.ts'

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
  exclude,
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

export const pagesSchema = z.strictObject({
  path: folder.default('src/pages'),
  exclude,
  routeBasePath: routeBasePath.default(''),
  ...footOptions,
})

export const linksSchema = z.strictObject({
  broken: onBroken.default('error'),
  brokenAnchors: onBroken.default('warn'),
  brokenImages: onBroken.default('error'),
  /** An address that `public-urls.txt` does not list yet; the summary of a check counts them. */
  unrecorded: onBroken.default('ignore'),
})

export type DocsConfig = z.output<typeof docsSchema>
export type PagesConfig = z.output<typeof pagesSchema>
export type LinksConfig = z.output<typeof linksSchema>
