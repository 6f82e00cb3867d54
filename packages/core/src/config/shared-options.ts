import { z } from 'zod'

/** A folder, relative to the site; `./docs/` is `docs`. */
export const folder = z
  .string()
  .min(1)
  .transform((path) => path.replace(/^(?:\.\/+)+(?=[^/])|\/+$/g, '') || path)

/** Globs of files that are no pages, relative to their folder, besides those that begin with `_`. */
export const exclude = z.array(z.string().min(1)).default([])

/** A part of an address; slashes around it mean nothing. */
export const routeBasePath = z
  .string()
  .transform((path) => path.replace(/^\/+|\/+$/g, ''))

/** How a finding is taken. */
export const onBroken = z.enum(['error', 'warn', 'ignore'])
export type OnBroken = z.output<typeof onBroken>

/** Options of all that has tags. */
export const tagOptions = {
  /**
   * File beside the content that lists the tags; undefined looks for `tags.{yml,yaml,json}`;
   * `false` means none.
   */
  tags: z.union([z.string().min(1), z.literal(false)]).optional(),
  /** What a tag means that the tags file does not list. */
  onInlineTags: onBroken.default('warn'),
  /** Address of the page of all tags, below the set's own. */
  tagsBasePath: routeBasePath.default('tags'),
}
