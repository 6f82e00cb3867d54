import { z } from 'zod'
import { authorField } from '../authors/author-fields.ts'
import {
  commonFields,
  date,
  number,
  text,
  textOrNull,
} from '../frontmatter/fields.ts'

/** The front matter of a blog post. */
export const postFields = {
  ...commonFields,
  date,
  id: text,
  authors: z
    .union([z.array(authorField), authorField.transform((one) => [one])])
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
  /** Minutes; `false` shows none. */
  reading_time: z
    .union([number.pipe(z.number().positive()), z.literal(false)])
    .describe('a number of minutes, or `false`'),
  sidebar_label: text,
  title_meta: text,
  displayed_sidebar: textOrNull,
}

export type PostFrontMatter = {
  readonly [Key in keyof typeof postFields]?: z.output<(typeof postFields)[Key]>
}
