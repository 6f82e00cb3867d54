import type { ResolvedConfig } from '@gwdocs/core'
import type { SiteOptions } from '../commands/site-options.ts'
import { loadConfig } from '../config/load-config.ts'
import { madeOf } from '../kept/made-of.ts'
import type { BuildCaches, BuildSite } from '../pipeline/build-options.ts'
import type { SiteBuild } from '../pipeline/site-build.ts'
import type { SearchTime } from '../search/open-search.ts'
import type { LocatedDiagnostic } from '../report/locate.ts'
import type { Reporter } from '../report/reporter.ts'

export type Rebuild<Site> = {
  /** Absolute. */
  readonly siteDir: string
  readonly options: SiteOptions
  readonly onlyLocale?: string | undefined
  readonly reporter: Reporter
  /** Drafts and unlisted pages are shown like all others. */
  readonly showsDrafts: boolean
  /** When the search indexes are made. */
  readonly search: SearchTime
  /** Told of the config before each build. Out: whether to go on. */
  readonly onConfig?: (config: ResolvedConfig) => Promise<boolean>
  /** Builds the site. */
  readonly build: (options: BuildSite) => Promise<Site>
}

/** What is to be known of a site to watch it. */
export type Built = Pick<
  SiteBuild,
  'diagnostics' | 'parsed' | 'folders' | 'inputs'
>

/** What a rebuild gave. Without a config there is no site, only diagnostics. */
export type Rebuilt<Site> = {
  readonly config: ResolvedConfig | undefined
  readonly site: Site | undefined
  /** Absolute paths of the files behind the config. */
  readonly configInputs: readonly string[]
  readonly diagnostics: readonly LocatedDiagnostic[]
}

/**
 * Builds a site in memory, its config first, and reports what is wrong with them.
 *
 * Out: undefined where `onConfig` ends it.
 */
export async function rebuild<Site extends Built>(
  rebuild: Rebuild<Site>,
  caches: BuildCaches,
): Promise<Rebuilt<Site> | undefined> {
  const { siteDir, options, onlyLocale, reporter, showsDrafts, search } =
    rebuild
  const { config: configFile, baseUrl, outDir } = options
  const loaded = await caches.kept.keepFiles('config', [], async () =>
    madeOf(
      await loadConfig({ siteDir, configFile, baseUrl, outDir, showsDrafts }),
    ),
  )
  const { config, inputs: configInputs } = loaded
  const inConfig = reporter.diagnostics({
    diagnostics: loaded.diagnostics,
    siteDir,
  })
  if (!config)
    return { config, site: undefined, configInputs, diagnostics: inConfig }
  if (rebuild.onConfig && !(await rebuild.onConfig(config))) return undefined
  const site = await rebuild.build({
    siteDir,
    config,
    configHash: loaded.hash,
    caches,
    onlyLocale,
    search,
  })
  const { diagnostics, parsed } = site
  const inSite = reporter.diagnostics({ diagnostics, siteDir, parsed })
  return {
    config,
    site,
    configInputs,
    diagnostics: [...inConfig, ...inSite],
  }
}
