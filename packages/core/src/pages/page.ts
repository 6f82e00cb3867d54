/** A page that belongs to no docs and no blog. */
export type StandalonePage = {
  readonly filePath: string
  /** Below the pages' base path, leading slash; `/` for the home page. */
  readonly slug: string
  /** A React module, rather than Markdown or MDX. */
  readonly isModule: boolean
  /** A module's title is the site's; its own head may say otherwise. */
  readonly title: string | undefined
  readonly description: string | undefined
  readonly isUnlisted: boolean
  readonly hidesToc: boolean
}
