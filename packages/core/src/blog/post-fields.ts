import { z } from 'zod'
import { commonFields, date, text, textOrNull } from '../frontmatter/fields.ts'

const author = z.union([
  text,
  z.looseObject({ key: z.string().optional(), name: z.string().optional() }),
])

/** The front matter of a blog post. */
export const postFields = {
  ...commonFields,
  date,
  id: text,
  authors: z
    .union([z.array(author), author.transform((one) => [one])])
    .describe('an author key, a list of keys, or `{name, title, url}`'),
  author: text,
  author_title: text,
  author_url: text,
  author_image_url: text,
  // Older names of the same.
  authorTitle: text,
  authorURL: text,
  authorImageURL: text,
  authorFBID: text,
  sidebar_label: text,
  title_meta: text,
  displayed_sidebar: textOrNull,
}

export type AuthorField = z.output<typeof author>
export type PostFrontMatter = {
  readonly [Key in keyof typeof postFields]?: z.output<(typeof postFields)[Key]>
}
