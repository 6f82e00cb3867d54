import type { SidebarSource, SourceFile } from '@gwdocs/core'

/** A file of a static folder. */
export type StaticFile = {
  /** Address below the site's root, leading slash. */
  readonly path: string
  /** Absolute. */
  readonly source: string
}

/** All that a build reads, apart from modules, which the bundler reads itself. */
export type SiteSources = {
  /** Markdown and MDX. */
  readonly contents: readonly SourceFile[]
  /** `_category_.*`, `authors.yml`, `tags.yml`. */
  readonly dataFiles: readonly SourceFile[]
  /** Other files beside the content, relative to the site. */
  readonly assets: readonly string[]
  /** React pages, relative to the site. */
  readonly pageModules: readonly string[]
  readonly staticFiles: readonly StaticFile[]
  /** Id of a doc set → names of the versions that were cut. */
  readonly cutVersions: ReadonlyMap<string, readonly string[]>
  /** By `sidebarsKey`. */
  readonly sidebars: ReadonlyMap<string, SidebarSource>
}
