import { resolve } from 'node:path'
import type { ResolvedConfig } from '@gwdocs/core'
import { watch as watchFiles } from 'chokidar'
import { loadConfig } from '../config/load-config.ts'
import { type BuildCaches, createCaches } from '../pipeline/build-options.ts'
import { buildSite } from '../pipeline/build-site.ts'
import type { SiteBuild } from '../pipeline/site-build.ts'
import type { LocatedDiagnostic } from '../report/locate.ts'
import type { Reporter } from '../report/reporter.ts'
import { changedSince } from './changed-since.ts'
import type { SiteOptions } from './site-options.ts'

/** What a rebuild gave. Without a config there is no site, only diagnostics. */
export type Rebuilt = {
  readonly config: ResolvedConfig | undefined
  readonly site: SiteBuild | undefined
  readonly diagnostics: readonly LocatedDiagnostic[]
}

export type WatchSite = {
  readonly siteDir: string
  readonly options: SiteOptions
  readonly onlyLocale?: string | undefined
  readonly reporter: Reporter
  /** Drafts and unlisted pages are shown like all others. */
  readonly showsDrafts: boolean
  readonly onRebuilt: (rebuilt: Rebuilt) => Promise<void> | void
}

/** Milliseconds without a further change after which a rebuild starts: a branch switch is one. */
const quietTime = 50

/** Builds a site, and again whenever something that it is made of changes. Never ends by itself. */
export async function watchSite(watched: WatchSite): Promise<void> {
  const caches = createCaches()
  const started = Date.now()
  let rebuilt = await rebuild(watched, caches)
  await watched.onRebuilt(rebuilt)
  const watcher = watchFiles(watchedPaths(watched.siteDir, rebuilt), {
    ignoreInitial: true,
    ignored: (path) =>
      /(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/.test(path),
  })
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const work = async () => {
    rebuilt = await rebuild(watched, caches)
    watcher.add(watchedPaths(watched.siteDir, rebuilt))
    await watched.onRebuilt(rebuilt)
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (running = running.then(work)), quietTime)
  }
  watcher.on('all', schedule)
  // What was saved between the first look at the files and now.
  watcher.on('ready', () => {
    if (changedSince(watcher.getWatched(), started)) schedule()
  })
}

async function rebuild(
  { siteDir, options, onlyLocale, reporter, showsDrafts }: WatchSite,
  caches: BuildCaches,
): Promise<Rebuilt> {
  const { config: configFile, baseUrl, outDir } = options
  const loaded = await loadConfig({
    siteDir,
    configFile,
    baseUrl,
    outDir,
    showsDrafts,
  })
  const inConfig = reporter.diagnostics({
    diagnostics: loaded.diagnostics,
    siteDir,
  })
  const { config } = loaded
  if (!config) return { config, site: undefined, diagnostics: inConfig }
  const site = await buildSite({
    siteDir,
    config,
    configHash: loaded.hash,
    caches,
    onlyLocale,
  })
  const { diagnostics, parsed } = site
  const inSite = reporter.diagnostics({ diagnostics, siteDir, parsed })
  return { config, site, diagnostics: [...inConfig, ...inSite] }
}

function watchedPaths(siteDir: string, { config, site }: Rebuilt): string[] {
  const inSite = [
    'gwdocs.config.ts',
    ...(config
      ? [config.configFile, ...config.staticDirs, ...config.theme.customCss]
      : []),
    ...(site?.folders ?? []),
  ]
  const modules = (site?.inputs ?? []).filter(
    (path) => !path.includes('node_modules'),
  )
  return [...inSite.map((path) => resolve(siteDir, path)), ...modules]
}
