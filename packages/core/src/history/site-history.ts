/** What version control knows of a file. Times are ISO 8601, in UTC. */
export type FileHistory = {
  /** When the file was first committed, under whichever name. */
  readonly created: string
  /** When it was last committed. */
  readonly updated: string
  /** Who wrote the last commit. */
  readonly updatedBy: string
}

/** By path of the file, relative to the site. A file that was never committed is not in it. */
export type SiteHistory = ReadonlyMap<string, FileHistory>

export type FileChange = {
  /** Relative to the site. */
  readonly path: string
  /** `renamed`: it was `from` before this commit. */
  readonly type: 'changed' | 'deleted' | 'renamed'
  readonly from?: string
}

export type Commit = {
  /** Seconds since 1970. */
  readonly time: number
  readonly author: string
  readonly changes: readonly FileChange[]
}
