import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { SiteHistory } from '../history/site-history.ts'
import type { Labels } from '../i18n/labels.ts'
import type { FileSummary } from '../parse/parsed-file.ts'
import type { SourceFile } from '../parse/source-file.ts'
import type { SidebarSource } from '../sidebars/build-sidebars.ts'

export type GraphInput = {
  readonly config: ResolvedConfig
  readonly files: readonly FileSummary[]
  /** Data beside the content: `_category_.*`, `authors.yml`, `tags.yml`. */
  readonly dataFiles: readonly SourceFile[]
  /** Id of a doc set → names of the versions that were cut, newest first. */
  readonly cutVersions?: ReadonlyMap<string, readonly string[]>
  /** By `sidebarsKey`. */
  readonly sidebars: ReadonlyMap<string, SidebarSource>
  /** Paths of React pages. */
  readonly pageModules: readonly string[]
  /** What version control knows of the files; empty where nobody asks. */
  readonly history?: SiteHistory
  /** What a locale calls sidebars and versions; absent: as the content does. */
  readonly labels?: Labels | undefined
}
