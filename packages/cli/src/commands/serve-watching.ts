import pc from 'picocolors'
import { formatText } from '../report/format-text.ts'
import type { Reporter } from '../report/reporter.ts'
import { createLastGoodPages } from '../serve/last-good-pages.ts'
import {
  createWatchedSite,
  type WatchedSite,
  type WatchedState,
} from '../serve/watched-site.ts'
import { announce, type ServeOptions } from './announce.ts'
import { type ExitCode, exitCode } from './site-options.ts'
import { shownBase } from './shown-locale.ts'
import { openBuild, type OpenBuild } from '../pipeline/open-build.ts'
import type { Rebuilt } from '../watch/rebuild.ts'
import { watchSite } from '../watch/watch-site.ts'

/** Serves a site from memory while it is written; a page that is broken now keeps its last good form. */
export async function serveWatching(
  siteDir: string,
  options: ServeOptions,
  reporter: Reporter,
): Promise<ExitCode | undefined> {
  let watched: WatchedSite | undefined
  let code: ExitCode | undefined
  let state: WatchedState | undefined
  const lastGood = createLastGoodPages({ onDrawn: () => undefined })
  const onRebuilt = async ({
    config,
    site,
    diagnostics,
  }: Rebuilt<OpenBuild>) => {
    const text = diagnostics
      .map((each) => formatText(each, pc.createColors(false)))
      .join('\n')
    if (!config || !site) {
      // The site stays as it was; what is wrong with the config is shown above it.
      if (watched && state) watched.update({ ...state, diagnostics: text })
      else code = exitCode.badContent
      return true
    }
    const { baseUrl, trailingSlash } = config
    const files = lastGood(site)
    const { headers, makeSearch } = site
    const shown = { files, headers, makeSearch, baseUrl, trailingSlash }
    state = { ...shown, diagnostics: text }
    if (watched) {
      watched.update(state)
      return true
    }
    watched = createWatchedSite(state)
    code = await announce({
      handler: watched.handler,
      options,
      baseUrl: shownBase(config, options.locale),
      reporter,
    })
    return code === undefined
  }
  await watchSite({
    siteDir,
    options,
    onlyLocale: options.locale,
    reporter,
    showsDrafts: true,
    search: 'later',
    build: openBuild,
    onRebuilt,
  })
  return code
}
