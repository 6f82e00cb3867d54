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

const origins = z
  .array(
    z
      .string()
      .regex(/^(?:https?:\/\/)?(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/, {
        error:
          'an origin such as `https://example.com` or `https://*.example.com`',
      }),
  )
  .default([])

export const securitySchema = z.strictObject({
  /** Other origins from which pages may load something, besides those named in this config. */
  allowedOrigins: z
    .strictObject({
      scripts: origins,
      styles: origins,
      images: origins,
      /** What `iframe` shows. */
      frames: origins,
      /** Video and sound. */
      media: origins,
      fonts: origins,
      /** What scripts may talk to. */
      connections: origins,
    })
    .prefault({}),
  /** What content means that loads something from an origin which is not among them. */
  unlistedOrigins: z.enum(['error', 'warn', 'ignore']).default('warn'),
})

export type SecurityConfig = z.output<typeof securitySchema>
export type OriginKind = keyof SecurityConfig['allowedOrigins']
