import type { Diagnostic, ResolvedConfig } from '@gwdocs/core'
import { openBuild, type OpenBuild } from '../pipeline/open-build.ts'
import type { LocatedDiagnostic } from '../report/locate.ts'
import type { Reporter } from '../report/reporter.ts'
import { createLastGoodPages } from '../serve/last-good-pages.ts'
import { createPageFindings } from '../serve/page-findings.ts'
import { createWatchedSite, type WatchedSite } from '../serve/watched-site.ts'
import type { Rebuilt } from '../watch/rebuild.ts'
import { watchSite } from '../watch/watch-site.ts'
import { announce, type ServeOptions } from './announce.ts'
import { shownBase } from './shown-locale.ts'
import { type ExitCode, exitCode } from './site-options.ts'

/**
 * Serves a site from memory while it is written; a page that is broken now keeps its last good
 * form. The server listens before the site is there, and whoever asks waits for it.
 */
export async function serveWatching(
  siteDir: string,
  options: ServeOptions,
  reporter: Reporter,
): Promise<ExitCode | undefined> {
  let watched: WatchedSite | undefined
  let code: ExitCode | undefined
  let parsed: OpenBuild['parsed'] = new Map()
  let inBuild: readonly LocatedDiagnostic[] = []
  let inPages: readonly LocatedDiagnostic[] = []
  const update = () => {
    const state = watched?.state()
    const diagnostics = [...inBuild, ...inPages]
    if (state) watched?.update({ ...state, diagnostics })
  }
  const findings = createPageFindings((diagnostics: readonly Diagnostic[]) => {
    inPages = reporter.diagnostics({ diagnostics, siteDir, parsed })
    update()
  })
  const lastGood = createLastGoodPages({ onDrawn: findings.note })

  const onConfig = async (config: ResolvedConfig) => {
    if (watched) return true
    const { baseUrl } = config
    watched = createWatchedSite({
      baseUrl,
      onCrash: (error) => reporter.note(explainBug(error)),
    })
    code = await announce({
      handler: watched.handler,
      options,
      baseUrl: shownBase(config, options.locale),
      reporter,
    })
    return code === undefined
  }
  const onRebuilt = ({ config, site, diagnostics }: Rebuilt<OpenBuild>) => {
    inBuild = diagnostics
    // The site stays as it was; what is wrong with the config is shown above it.
    if (!config || !site) {
      if (watched) update()
      else code = exitCode.badContent
      return Promise.resolve()
    }
    const { baseUrl, trailingSlash } = config
    const { headers, makeSearch } = site
    parsed = site.parsed
    watched?.update({
      ...{ headers, makeSearch, baseUrl, trailingSlash },
      files: lastGood(site),
      diagnostics: [...inBuild, ...inPages],
    })
    findings.begin(site)
    return Promise.resolve()
  }
  await watchSite({
    siteDir,
    options,
    onlyLocale: options.locale,
    reporter,
    showsDrafts: true,
    search: 'later',
    build: openBuild,
    onConfig,
    onRebuilt,
  })
  return code
}

function explainBug(error: unknown): string {
  const text = error instanceof Error ? error.stack : String(error)
  return `error: a page could not be made.\n  ${text}\n  fix: save a file to try again.`
}
