import { z } from 'zod'

const search = z.strictObject({
  /** Globs of addresses, without `baseUrl`, whose pages are not found: `/internal/**`. */
  ignorePatterns: z.array(z.string().min(1)).default([]),
})

/** The search of the site; `false`: none. */
export const searchSchema = z
  .preprocess(
    (value) => (value === true ? {} : value),
    z.union([search, z.literal(false)]),
  )
  .prefault({})

export type SearchConfig = z.output<typeof searchSchema>
