import { z } from 'zod'
import { admonitionKinds } from '../shared/admonition-kinds.ts'
import type { ParseOptions } from '../parse/source-file.ts'
import { pluginsSchema } from './plugin-schema.ts'

/** How Markdown files are read. */
export const markdownSchema = z.strictObject({
  /** What a `.md` file is: `auto` looks for imports and capitalised JSX. */
  format: z.enum(['auto', 'md', 'mdx']).default('auto'),
  /**
   * HTML in Markdown: `allow` keeps it, `sanitize` keeps what cannot act in the browser,
   * `escape` shows it as text. MDX is code: where its authors are not trusted, forbid it.
   */
  html: z.enum(['allow', 'sanitize', 'escape']).default('allow'),
  mdx: z
    .strictObject({
      /** Globs of files, relative to the site, that may not be MDX: `docs/community/**`. */
      forbid: z.array(z.string().min(1)).default([]),
    })
    .prefault({}),
  /** `$…$` and `$$…$$` are formulas in TeX. */
  math: z.boolean().default(false),
  /** `:smile:` is an emoji, by GitHub's names. */
  emoji: z.boolean().default(true),
  /** More names for admonitions → the kind that they look like: `{ example: 'tip' }`. */
  admonitions: z
    .record(z.string().regex(/^[a-z][\w-]*$/i), z.enum(admonitionKinds))
    .default({}),
  anchors: z
    .strictObject({
      /** Ids made from headings keep capital letters. */
      maintainCase: z.boolean().default(false),
    })
    .prefault({}),
  snippets: z
    .strictObject({
      /**
       * The folder that code may be included from, relative to the site: `..` where the site
       * lies in the repository of what it documents. `@/` at the start of a path means it.
       */
      root: z.string().min(1).default('.'),
    })
    .prefault({}),
  /**
   * Plugins for the Markdown tree, after gwdocs' own: `'remark-foo'`, `['remark-foo', options]`,
   * `'./plugins/mine.ts'`. Functions are taken too; every file is then parsed anew whenever
   * the config changes.
   */
  remarkPlugins: pluginsSchema,
  /** Plugins for the HTML tree, written in the same way. */
  rehypePlugins: pluginsSchema,
  /** Plugins that see the Markdown tree as it was parsed. */
  beforeDefaultRemarkPlugins: pluginsSchema,
  /** Plugins that see the HTML tree first, before HTML in Markdown is read. */
  beforeDefaultRehypePlugins: pluginsSchema,
})

export type MarkdownConfig = z.output<typeof markdownSchema>

/** The part of the config that parsing depends on; plugins are loaded and given apart. */
export function toParseOptions(markdown: MarkdownConfig): ParseOptions {
  const { format, html, mdx, math, emoji, admonitions, anchors } = markdown
  return { format, html, mdx, math, emoji, admonitions, anchors }
}
