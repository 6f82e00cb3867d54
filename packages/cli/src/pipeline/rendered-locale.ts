import type { Site } from '@gwdocs/core'
import type { RenderedPages } from './render-pages.ts'

/** The pages of one locale. */
export type RenderedLocale = {
  readonly site: Site
  readonly pages: RenderedPages
  /** What pages leave out of their sidebars: path below the output folder → text. */
  readonly sidebars: ReadonlyMap<string, string>
  /** Feeds and sitemap: path within the locale → text. */
  readonly lists: ReadonlyMap<string, string>
}
