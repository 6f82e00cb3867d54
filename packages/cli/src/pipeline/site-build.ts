import type {
  Diagnostic,
  ParsedFile,
  ResponseHeader,
  Route,
} from '@gwdocs/core'
import type { WorkCounts } from './probe.ts'

/** A file of the output: made here, or copied from where it lies. */
export type OutputFile =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array | string }
  | { readonly type: 'copy'; readonly source: string }

/** A page of the output. */
export type BuiltRoute = {
  /** Below the base path of the site, the locale's part in it. */
  readonly path: `/${string}`
  readonly type: Route['type']
  /** Below the output folder. */
  readonly outputPath: string
  /** A second or later page of a list: what it shows moves with every new post. */
  readonly isNumbered: boolean
  /** Ids that a hash may name. */
  readonly anchors: () => readonly string[]
  /** The file that a person wrote, where the page is made from one. */
  readonly file?: string
}

/** An address, or a place of a page, that leads elsewhere; paths as those of routes. */
export type BuiltRedirect = {
  readonly from: `/${string}`
  readonly fromHash?: string
  /** An address of this site, or of another. */
  readonly to: string
  /** The same as pages write it: with the base path, encoded. */
  readonly href: string
}

export type BuildStats = {
  readonly pages: number
  readonly islands: readonly {
    readonly file: string
    readonly bytes: number
    readonly cause: string
  }[]
  readonly clientBytes: number
  readonly styleBytes: number
  /** Value of the header that a host should send with every page; undefined where there is none. */
  readonly contentSecurityPolicy: string | undefined
  /** What was not known from builds before. */
  readonly work: WorkCounts
}

/**
 * A built site, not yet written.
 *
 * @typeParam Page what stands for a page that nobody has drawn yet
 */
export type SiteBuild<Page = never> = {
  /** By path below the output folder. */
  readonly files: ReadonlyMap<string, OutputFile | Page>
  /** Present where the search indexes are among no files yet. */
  readonly makeSearch?:
    (() => Promise<ReadonlyMap<string, OutputFile>>) | undefined
  readonly routes: readonly BuiltRoute[]
  readonly redirects: readonly BuiltRedirect[]
  /** What a host should send with every answer. */
  readonly headers: readonly ResponseHeader[]
  /** Content files by the path at which they lie: where diagnostics find their lines. */
  readonly parsed: ReadonlyMap<string, ParsedFile>
  /** Absolute paths of modules that were run: a change to one changes the site. */
  readonly inputs: readonly string[]
  /** Folders of content, relative to the site. */
  readonly folders: readonly string[]
  readonly stats: BuildStats
  readonly diagnostics: readonly Diagnostic[]
}
