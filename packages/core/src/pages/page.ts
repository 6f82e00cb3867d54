import type { Visibility } from '../frontmatter/visibility.ts'

/** A page that belongs to no docs and no blog. */
export type StandalonePage = Pick<Visibility, 'isUnlisted' | 'banners'> & {
  readonly filePath: string
  /** Below the pages' base path, leading slash; `/` for the home page. */
  readonly slug: string
  /** A React module, rather than Markdown or MDX. */
  readonly isModule: boolean
  /** A module's title is the site's; its own head may say otherwise. */
  readonly title: string | undefined
  readonly description: string | undefined
  readonly keywords: readonly string[] | undefined
  /** As its author wrote it. */
  readonly image: string | undefined
  readonly hidesToc: boolean
  readonly tocLevels: {
    readonly min?: number | undefined
    readonly max?: number | undefined
  }
}
