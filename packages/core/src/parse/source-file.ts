import type { SiteComponents } from './mdx/rehype-site-components.ts'
import type { AdmonitionKind } from '../shared/admonition-kinds.ts'

/** A text file as the reader found it. */
export type SourceFile = {
  /** POSIX path relative to the site: `docs/tutorial/routing.md`. */
  readonly filePath: string
  readonly text: string
}

export type MarkdownFormat = 'md' | 'mdx'

/** What parsing depends on besides the file: hash this with the text to know the result. */
export type ParseOptions = {
  readonly format: 'auto' | MarkdownFormat
  readonly html: 'allow' | 'sanitize' | 'escape'
  readonly mdx: { readonly forbid: readonly string[] }
  readonly math: boolean
  readonly emoji: boolean
  /** Names of the site's own → the kind that they look like. */
  readonly admonitions: Readonly<Record<string, AdmonitionKind>>
  readonly anchors: { readonly maintainCase: boolean }
  /** Components of the site that MDX may use without an import. */
  readonly components?: SiteComponents | undefined
}
