import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { ContentGraph } from '../graph/content-graph.ts'
import type { RouteTable } from '../routes/route.ts'

/** All that an address in the content may lead to. */
export type LinkedSite = {
  readonly graph: ContentGraph
  readonly routes: RouteTable
  readonly config: ResolvedConfig
  readonly staticPaths: ReadonlySet<string>
  readonly assets: ReadonlySet<string>
  /** Feeds: files that each locale has for itself. */
  readonly ownFiles: ReadonlySet<string>
  /** The languages that are built, this one among them. */
  readonly locales: readonly LinkedLocale[]
}

/** Another language of the site, as far as links may lead into it. */
export type LinkedLocale = Pick<LinkedSite, 'config' | 'graph' | 'routes'>
