import type { Blog } from '../blog/blog.ts'
import type { DocsConfig } from '../config/content-schema.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { StandalonePage } from '../pages/page.ts'
import type { DocVersion } from '../versions/doc-version.ts'

export type DocSet = {
  readonly config: DocsConfig
  /** Newest first. */
  readonly versions: readonly DocVersion[]
}

/** Everything that a site consists of, joined by ids and file paths; no addresses yet. */
export type ContentGraph = {
  readonly docSets: readonly DocSet[]
  readonly blogs: readonly Blog[]
  readonly pages: readonly StandalonePage[]
  /** Every content file, partials among them, by path. */
  readonly files: ReadonlyMap<string, FileSummary>
}
