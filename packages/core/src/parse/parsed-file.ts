import type { ElementContent, Root } from 'hast'
import type { OriginKind } from '../config/security-schema.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { JsonObject } from '../shared/json.ts'
import type { MdxModule } from './mdx/mdx-module.ts'
import type { SnippetRef } from './snippets/snippet-ref.ts'
import type { MarkdownFormat } from './source-file.ts'

export type Heading = {
  readonly level: number
  readonly id: string
  readonly text: string
}

/** An address as its author wrote it. */
export type RawLink = {
  /** A `file` is what an element other than an image shows or plays. */
  readonly kind: 'link' | 'image' | 'file'
  readonly url: string
}

export type TextRange = {
  readonly line: number
  readonly column: number
  readonly endColumn?: number
}

export type CodeBlock = {
  /** As written, lower-cased; `undefined` where the block names none. */
  readonly language: string | undefined
  /** All that stands behind the language on the fence. */
  readonly meta: string | undefined
  readonly code: string
  readonly line: number
  /** The source file that the code is to be taken from. */
  readonly snippet?: SnippetRef
}

/** A class that stands in for a `style` attribute of the content. */
export type StyleClass = {
  readonly name: string
  readonly declarations: string
}

/** Another site from which the content loads something. */
export type UsedOrigin = {
  readonly kind: OriginKind
  /** `https://example.com` */
  readonly origin: string
  readonly line: number
  readonly column: number
}

/** A use of an imported Markdown file. */
export type PartialUse = {
  /** Relative to the site. */
  readonly filePath: string
  /** How many of the file's own headings stand before it. */
  readonly headingIndex: number
}

/**
 * What the rest of the site may know of a file. Holds no positions, so that an edit which
 * only moves text leaves it equal, and with it the graph.
 */
export type FileSummary = {
  readonly filePath: string
  readonly format: MarkdownFormat
  readonly frontMatter: JsonObject
  /** The text of a leading `# …`. */
  readonly contentTitle: string | undefined
  /** First paragraph, as plain text. */
  readonly excerpt: string | undefined
  readonly headings: readonly Heading[]
  /** Ids of other elements that a hash may name. */
  readonly anchors: readonly string[]
  readonly links: readonly RawLink[]
  readonly partials: readonly PartialUse[]
  /** Number of Chinese characters and of other words. */
  readonly wordCount: { readonly han: number; readonly words: number }
  /** A marker says where a post's summary ends. */
  readonly isTruncated: boolean
}

/** One file, parsed: a pure function of its text and of the parse options. */
export type ParsedFile = {
  readonly filePath: string
  readonly summary: FileSummary
  readonly content: Root
  /** What a leading `# …` holds, in place of the title from the front matter. */
  readonly titleContent: readonly ElementContent[] | undefined
  /** Same length as `summary.links`. */
  readonly linkRanges: readonly TextRange[]
  /** Lines of top-level front-matter keys. */
  readonly frontMatterLines: Readonly<Record<string, number>>
  readonly codeBlocks: readonly CodeBlock[]
  readonly styleClasses: readonly StyleClass[]
  readonly origins: readonly UsedOrigin[]
  /** Index among the root's children at which a post's summary ends. */
  readonly truncateAt: number | undefined
  /** Present where the page has JavaScript of its own: imports, exports, expressions. */
  readonly mdxModule: MdxModule | undefined
  readonly diagnostics: readonly Diagnostic[]
}
