import { z } from 'zod'
import { blogSchema } from './blog-schema.ts'
import { checksSchema } from './checks-schema.ts'
import { clientSchema } from './client-schema.ts'
import { docsSchema, linksSchema, pagesSchema } from './content-schema.ts'
import { hostsSchema } from './hosts-schema.ts'
import { i18nSchema } from './i18n-schema.ts'
import { manifestSchema } from './manifest-schema.ts'
import { markdownSchema } from './markdown-schema.ts'
import {
  headTagsSchema,
  scriptsSchema,
  stylesheetsSchema,
} from './head-schema.ts'
import { offlineSchema } from './offline-schema.ts'
import { redirectsSchema } from './redirects-schema.ts'
import { searchSchema } from './search-schema.ts'
import { securitySchema } from './security-schema.ts'
import { socialCardsSchema } from './social-cards-schema.ts'
import { sitemapSchema } from './sitemap-schema.ts'
import { samplesSchema } from './samples-schema.ts'
import { themeSchema } from './theme-schema.ts'

const siteUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => isOrigin(url), {
    error: 'an address without a path; the path belongs into `baseUrl`',
  })
  .transform((url) => url.replace(/\/+$/, ''))

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/'
}

const baseUrl = z
  .string()
  .transform((path) => `/${path}/`.replace(/\/{2,}/g, '/'))

/** One instance, or several that differ in `id`, or none. */
function instancesOf<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.array(schema), z.literal(false)])
}

export const configSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  url: siteUrl,
  baseUrl: baseUrl.default('/'),
  favicon: z.string().min(1).optional(),
  trailingSlash: z.boolean().optional(),
  i18n: i18nSchema.prefault({}),
  outDir: z.string().min(1).default('build'),
  staticDirs: z.array(z.string().min(1)).default(['static']),
  docs: instancesOf(docsSchema).optional(),
  blog: instancesOf(blogSchema).optional(),
  pages: z.union([pagesSchema, z.literal(false)]).optional(),
  markdown: markdownSchema.prefault({}),
  /** How `gwdocs check` checks the code samples of the content. */
  samples: samplesSchema,
  /** The site's own checks. */
  checks: checksSchema,
  links: linksSchema.prefault({}),
  theme: themeSchema.prefault({}),
  client: clientSchema.prefault({}),
  scripts: scriptsSchema,
  stylesheets: stylesheetsSchema,
  headTags: headTagsSchema,
  /** What the Content-Security-Policy of the site allows. */
  security: securitySchema.prefault({}),
  /** Nothing of the site is to be found by search engines: a preview, or a private site. */
  noIndex: z.boolean().default(false),
  sitemap: sitemapSchema,
  manifest: manifestSchema,
  offline: offlineSchema,
  socialCards: socialCardsSchema,
  /** Each page's text as Markdown under its address with `.md`, `llms.txt` and `llms-full.txt`. */
  markdownCopies: z.boolean().default(true),
  search: searchSchema,
  /** Formats in which hosts are told what to redirect. */
  hosts: hostsSchema,
  /** Values for the site's own components, which find them in `siteConfig.customFields`. */
  customFields: z.record(z.string(), z.json()).default({}),
  /** Old addresses → pages: a list, or a function that names old addresses of a page. */
  redirects: redirectsSchema.default([]),
  /** Replacements for messages of the theme, by key; in the language of the default locale. */
  messages: z.record(z.string(), z.string()).default({}),
})

/** What a maintainer writes into `gwdocs.config.ts`. */
export type UserConfig = z.input<typeof configSchema>
export type ParsedConfig = z.output<typeof configSchema>
