import { z } from 'zod'

const attributes = z.record(
  // A handler is a script, and `http-equiv` would speak for the whole page.
  z.string().regex(/^(?!on|http-equiv$|style$)[a-z][\w:-]*$/i),
  z.union([z.string(), z.number(), z.boolean()]),
)
const tagName = z.enum(['meta', 'link'])

/** Style sheets and scripts belong to the whole site, and into its config. */
const isHarmless = ({ attributes: { rel = '' } }: z.output<typeof headTag>) =>
  !/stylesheet|preload|import/i.test(String(rel))

const headTag = z.strictObject({ tagName, attributes })
const pair = z
  .tuple([tagName, attributes])
  .transform(([name, own]) => ({ tagName: name, attributes: own }))

/** Further elements of a page's head: `{tagName, attributes}`, or `[tagName, attributes]`. */
export const headField = z
  .array(z.union([headTag, pair]).refine(isHarmless))
  .describe(
    'a list of `{tagName: meta | link, attributes}`; scripts and style sheets belong into `scripts` and `stylesheets` of the config',
  )
