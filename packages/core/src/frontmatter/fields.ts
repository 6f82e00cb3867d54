import { z } from 'zod'
import { headField } from './head-field.ts'
import { toUtcDate } from './utc-date.ts'

/** YAML reads `1.0` and `true` as other types; as a name each means what is written. */
export const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(String)
  .describe('a text')

// Quotes make a text of a number or a flag, and mean nothing by it.
export const flag = z
  .union([
    z.boolean(),
    z.enum(['true', 'false']).transform((it) => it === 'true'),
  ])
  .describe('`true` or `false`')

export const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(?:\.\d+)?$/)
      .transform(Number),
  ])
  .describe('a number')

export const headingLevel = number
  .pipe(z.int().min(2).max(6))
  .describe('a heading level, 2 to 6')

export const texts = z
  .union([
    z.array(text),
    text.transform((one) => one.split(',').map((each) => each.trim())),
  ])
  .describe('a list of texts')

export const textOrNull = z.union([text, z.null()]).describe('a text or `null`')

const tag = z.union([
  text,
  z.strictObject({ label: text, permalink: z.string().min(1) }),
])

export const tags = z
  .union([z.array(tag), z.null().transform((): z.output<typeof tag>[] => [])])
  .describe('a list of tag names, or of `{label, permalink}`')

export const date = z
  .string()
  .transform((value, context) => {
    const found = toUtcDate(value)
    if (found === undefined) context.addIssue('no date')
    return found ?? value
  })
  .describe('a date such as `2026-01-31`')

export type TagField = z.output<typeof tag>

/** When a page was last changed, and by whom: instead of what git knows. */
export const lastUpdate = z
  .looseObject({ author: text.optional(), date: date.optional() })
  .describe('an object with `date` and `author`')

/** Fields that every kind of content has. */
export const commonFields = {
  title: text,
  description: text,
  keywords: texts,
  image: text,
  slug: text,
  tags,
  draft: flag,
  unlisted: flag,
  format: z.enum(['md', 'mdx', 'detect']).describe('`md` or `mdx`'),
  hydrate: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  hide_title: flag,
  custom_edit_url: textOrNull,
  last_update: lastUpdate,
  head: headField,
}
