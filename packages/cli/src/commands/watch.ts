import { resolve } from 'node:path'
import { buildSite } from '../pipeline/build-site.ts'
import type { SiteBuild } from '../pipeline/site-build.ts'
import { countSeverities, formatSummary } from '../report/build-summary.ts'
import { createReporter } from '../report/reporter.ts'
import { mayReplace } from '../write/marker.ts'
import { finishSwap } from '../write/swap.ts'
import { writeSite } from '../write/write-site.ts'
import { type SiteOptions, toFormat, toSiteDir } from './site-options.ts'
import type { Rebuilt } from '../watch/rebuild.ts'
import { watchSite } from '../watch/watch-site.ts'

/** `gwdocs watch [siteDir]`: builds to disk, and again after every change. */
export async function watch(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<undefined> {
  const siteDir = toSiteDir(siteDirOption)
  const reporter = createReporter(toFormat(options))
  const onRebuilt = async ({
    config,
    site,
    diagnostics,
  }: Rebuilt<SiteBuild>) => {
    if (!config || !site) return
    const started = performance.now()
    const outDir = resolve(siteDir, config.outDir)
    await finishSwap(outDir)
    const isSound = countSeverities(diagnostics).errors === 0
    const isOurs = await mayReplace(outDir)
    if (!isOurs)
      reporter.note(
        `error: \`${outDir}\` holds files that gwdocs did not write.`,
      )
    const written =
      isSound && isOurs ? await writeSite(outDir, site) : undefined
    const milliseconds = performance.now() - started
    reporter.result(
      formatSummary({
        build: site,
        diagnostics,
        written,
        milliseconds,
        outDir: config.outDir,
      }),
    )
  }
  await watchSite({
    siteDir,
    options,
    reporter,
    showsDrafts: false,
    search: 'now',
    build: buildSite,
    onRebuilt,
  })
  return undefined
}
