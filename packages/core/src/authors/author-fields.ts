import { z } from 'zod'
import { text } from '../frontmatter/fields.ts'

/** What may be said of an author, in an authors file and in a post. */
export const authorFields = {
  name: text.optional(),
  title: text.optional(),
  description: text.optional(),
  url: text.optional(),
  email: text.optional(),
  image_url: text.optional(),
  // An older name of the same.
  imageURL: text.optional(),
  /** Service → a name there, or a whole address. */
  socials: z.record(z.string(), text).optional(),
}

export type AuthorFields = z.output<z.ZodObject<typeof authorFields>>

/** How a post names an author: by key, by key with other fields, or in full. */
export const authorField = z.union([
  text,
  z.looseObject({ key: z.string().optional(), ...authorFields }),
])
export type AuthorField = z.output<typeof authorField>
