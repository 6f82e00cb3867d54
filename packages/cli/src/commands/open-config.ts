import type { ResolvedConfig } from '@gwdocs/core'
import { loadConfig } from '../config/load-config.ts'
import { siteSpill, siteStore } from '../store/site-store.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { buildSite } from '../pipeline/build-site.ts'
import { noProbe, type Probe } from '../pipeline/probe.ts'
import type { SiteBuild } from '../pipeline/site-build.ts'
import { countSeverities } from '../report/build-summary.ts'
import { createReporter, type Reporter } from '../report/reporter.ts'
import type { SearchTime } from '../search/open-search.ts'
import { type SiteOptions, toFormat, toSiteDir } from './site-options.ts'

/** What a command on a site begins with. */
export type OpenedConfig = {
  /** Absolute. */
  readonly siteDir: string
  readonly reporter: Reporter
  readonly isJson: boolean
  /** Undefined where mistakes prevent the work; they are reported. */
  readonly config: ResolvedConfig | undefined
  /** Stands for what functions of the config do. */
  readonly configHash: string
}

/** Loads the config of a site and reports what is wrong with it. */
export async function openConfig(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<OpenedConfig> {
  const siteDir = toSiteDir(siteDirOption)
  const format = toFormat(options)
  const reporter = createReporter(format)
  const { config, diagnostics, hash } = await loadConfig({
    siteDir,
    configFile: options.config,
    baseUrl: options.baseUrl,
    outDir: options.outDir,
  })
  const located = reporter.diagnostics({ diagnostics, siteDir })
  const isSound = config && countSeverities(located).errors === 0
  const isJson = format === 'json'
  if (!isSound && isJson)
    reporter.result(JSON.stringify({ ok: false, diagnostics: located }))
  const opened = { siteDir, reporter, isJson, configHash: hash }
  return { ...opened, config: isSound ? config : undefined }
}

export type BuildOpened = {
  readonly search: SearchTime
  /** Whether pages get pictures for sharing; where the search is made with the site, unless it says otherwise. */
  readonly hasCards?: boolean
  /** Told of what takes time. */
  readonly probe?: Probe | undefined
}

/** Builds a site in memory, with what earlier builds have left, and a line for whoever waits. */
export async function buildOpened(
  { siteDir, reporter, configHash }: OpenedConfig,
  config: ResolvedConfig,
  { search, hasCards, probe = noProbe }: BuildOpened,
): Promise<SiteBuild> {
  const store = siteStore(siteDir)
  const built = await buildSite({
    siteDir,
    config,
    configHash,
    caches: createCaches(store, siteSpill(siteDir)),
    search,
    hasCards,
    probe: (kind, name) => {
      if (kind === 'stage') reporter.progress(`gwdocs: ${name} …`)
      return probe(kind, name)
    },
  })
  const end = probe('stage', 'save results')
  store.save()
  end()
  return built
}
