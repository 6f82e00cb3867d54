import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { HighlightBlock } from '../content/finish-content.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import type { RouteTable } from '../routes/route.ts'

/** Files that the build makes besides pages, by the addresses at which pages name them. */
export type BuiltAssets = {
  readonly styleHrefs: readonly string[]
  readonly clientHref: string
  /** Page file → address of the module that its page hydrates with. */
  readonly islandHrefs: ReadonlyMap<string, string>
  /** Page file → address of the style sheet that its module imports. */
  readonly islandStyles: ReadonlyMap<string, string>
  /** Asset file → its published address. */
  readonly assetHrefs: ReadonlyMap<string, string>
  readonly buildId: string
}

/** Title and description that a page's module exports as `metadata`. */
export type PageMetadata = {
  readonly title?: string
  readonly description?: string
}

/** All that page models are made from. */
export type Site = {
  readonly config: ResolvedConfig
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly links: ReadonlyMap<string, readonly ResolvedLink[]>
  readonly parsed: ReadonlyMap<string, ParsedFile>
  readonly highlight: HighlightBlock
  readonly metadata: ReadonlyMap<string, PageMetadata>
  readonly assets: BuiltAssets
  /** Files whose content only code can make. */
  readonly moduleFiles: ReadonlySet<string>
}
