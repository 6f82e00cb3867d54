import type { ResolvedConfig } from '@gwdocs/core'
import type { DiagramCache } from '../bundle/diagram-frame.ts'
import type { ThemeCache } from '../bundle/load-theme.ts'
import type { PluginCache } from '../bundle/load-plugin.ts'
import type { HistoryCache } from '../history/read-history.ts'
import type { SearchTime } from '../search/open-search.ts'
import type { HighlightCache } from './cached-block.ts'
import type { ParseCache } from './parse-contents.ts'
import { createKept, type Kept } from '../kept/kept.ts'
import { createSiteFiles, type SiteFiles } from '../read/site-files.ts'
import type { Spill } from '../store/spill.ts'
import type { Store } from '../store/store.ts'
import type { Probe } from './probe.ts'
import type { FeedCache } from './render-feeds.ts'

/** Results that outlive a build: keyed by what they depend on, so that they are never stale. */
export type BuildCaches = {
  readonly parse: ParseCache
  readonly highlight: HighlightCache
  readonly history: HistoryCache
  readonly plugins: PluginCache
  readonly diagrams: DiagramCache
  readonly feeds: FeedCache
  readonly themes: ThemeCache
  /** Texts as they were read last. */
  readonly files: SiteFiles
  /** What steps made last, while all that they depend on is the same. */
  readonly kept: Kept
  /** Results on disk, from earlier processes; undefined keeps none. */
  readonly store: Store | undefined
  /** Where large things wait until they are needed again; undefined keeps them in memory. */
  readonly spill?: Spill | undefined
}

export function createCaches(store?: Store, spill?: Spill): BuildCaches {
  return {
    parse: new Map(),
    highlight: new Map(),
    history: new Map(),
    plugins: new Map(),
    diagrams: new Map(),
    feeds: new Map(),
    themes: new Map(),
    files: createSiteFiles(),
    kept: createKept(),
    store,
    spill,
  }
}

export type BuildSite = {
  /** Absolute. */
  readonly siteDir: string
  readonly config: ResolvedConfig
  /** Stands for what functions of the config do. */
  readonly configHash: string
  readonly caches: BuildCaches
  /** Name of the one locale to build; undefined builds all of them. */
  readonly onlyLocale?: string | undefined
  /** When the search indexes are made; with the site, unless it says otherwise. */
  readonly search?: SearchTime | undefined
  /** Whether pages get pictures for sharing, if the config wants them; unless it says otherwise, they do where the search is made with the site. */
  readonly hasCards?: boolean | undefined
  /** Told what is being done, for whoever waits or measures. */
  readonly probe?: Probe | undefined
}
