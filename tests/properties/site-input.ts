import type { UserConfig } from '@gwdocs/core'

/** A site as values: what a reader of its folder would hand to the core. */
export type SiteInput = {
  readonly config: Partial<UserConfig>
  /** Path → text: Markdown, the data files beside it, and translations of both. */
  readonly files: Readonly<Record<string, string>>
  /** By `sidebarsKey`: what the sidebars file exports, and its path. */
  readonly sidebars: Readonly<Record<string, { file: string; value: unknown }>>
  /** Id of a doc set → names, the newest first. */
  readonly cutVersions: Readonly<Record<string, readonly string[]>>
  readonly staticPaths: readonly string[]
}

export const configFile = 'gwdocs.config.ts'

export function isMarkdown(path: string): boolean {
  return /\.mdx?$/.test(path)
}
