import type { Diagnostic, Site } from '@gwdocs/core'

/** The pages of one locale. */
export type RenderedLocale<Page = never> = {
  readonly site: Site
  readonly pages: RenderedPages<Page>
  /** What pages leave out of their sidebars: path below the output folder → text. */
  readonly sidebars: ReadonlyMap<string, string>
  /** Feeds and sitemap: path within the locale → text. */
  readonly lists: ReadonlyMap<string, string>
}

export type RenderedPages<Page = never> = {
  /** Path below the output folder → HTML, or what stands for a page that is not drawn. */
  readonly files: ReadonlyMap<string, string | Page>
  /** Path below the output folder → rules for what components of pages say in `style`. */
  readonly styles: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}
