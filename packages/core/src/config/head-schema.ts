import { z } from 'zod'

const attribute = z.union([z.string(), z.boolean(), z.number()])
const address = z.string().min(1)

/** Scripts that every page loads, once for a visit: `'/js/a.js'` or `{ src, async: true, … }`. */
export const scriptsSchema = z
  .array(z.union([address, z.object({ src: address }).catchall(attribute)]))
  .default([])

/** Style sheets that every page loads, before the theme's own: `'https://…'` or `{ href, … }`. */
export const stylesheetsSchema = z
  .array(z.union([address, z.object({ href: address }).catchall(attribute)]))
  .default([])

/** Further elements of every page's head. */
export const headTagsSchema = z
  .array(
    z.strictObject({
      tagName: z.enum(['link', 'meta', 'script']),
      attributes: z.record(z.string(), attribute).default({}),
      /** For data blocks alone, such as JSON-LD. */
      innerHTML: z.string().optional(),
    }),
  )
  .default([])
