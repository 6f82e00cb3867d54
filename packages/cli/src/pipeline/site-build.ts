import type { Diagnostic, ParsedFile, Route } from '@gwdocs/core'

/** A file of the output: made here, or copied from where it lies. */
export type OutputFile =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array | string }
  | { readonly type: 'copy'; readonly source: string }

export type BuildStats = {
  readonly pages: number
  readonly islands: readonly {
    readonly file: string
    readonly bytes: number
    readonly cause: string
  }[]
  readonly clientBytes: number
  readonly styleBytes: number
}

/** A built site, not yet written. */
export type SiteBuild = {
  /** By path below the output folder. */
  readonly files: ReadonlyMap<string, OutputFile>
  readonly routes: readonly Route[]
  /** Content files by path: where diagnostics find their lines. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** Absolute paths of modules that were run: a change to one changes the site. */
  readonly inputs: readonly string[]
  /** Folders of content, relative to the site. */
  readonly folders: readonly string[]
  readonly stats: BuildStats
  readonly diagnostics: readonly Diagnostic[]
}
