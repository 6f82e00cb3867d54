import { z } from 'zod'

const sitemap = z.strictObject({
  /** Below the site's own address, and that of each locale. */
  filename: z.string().min(1).default('sitemap.xml'),
  /** Globs of addresses that are left out: `/tags/**`, with or without `baseUrl`. */
  ignorePatterns: z.array(z.string().min(1)).default([]),
  /** `null` says nothing of it. */
  changefreq: z
    .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
    .nullable()
    .default('weekly'),
  /** `null` says nothing of it. */
  priority: z.number().min(0).max(1).nullable().default(0.5),
  /** When a page was last changed: by its front matter, else by git. `null` says nothing of it. */
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
})

/** The list of pages for search engines; `false`: none. */
export const sitemapSchema = z.union([sitemap, z.literal(false)]).prefault({})

export type SitemapConfig = z.output<typeof sitemap>
