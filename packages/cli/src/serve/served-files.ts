import type { OutputFile } from '../pipeline/site-build.ts'

/** What a server has to show, by paths below the output folder. */
export type ServedFiles = {
  readonly has: (path: string) => boolean
  /** Undefined for a page that cannot be drawn, too. */
  readonly get: (path: string) => OutputFile | undefined
  /** The file that a page is made from, relative to the site. */
  readonly contentOf: (path: string) => string | undefined
  /** Where a file lies that is shown as it is. */
  readonly sourceOf: (path: string) => string | undefined
}
