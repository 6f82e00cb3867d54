import { checkUrls } from '../public-urls/check-urls.ts'
import { countSeverities } from '../report/build-summary.ts'
import { formatCheck } from '../report/check-summary.ts'
import { runChecks } from '../checks/run-checks.ts'
import { checkSamples } from '../samples/check-samples.ts'
import { buildOpened, openConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

export type CheckOptions = SiteOptions & { readonly update?: boolean }

/**
 * `gwdocs check [siteDir]`: finds every mistake without writing a site, addresses that lead
 * nowhere any more among them, and checks code samples.
 */
export async function check(
  siteDirOption: string | undefined,
  options: CheckOptions,
): Promise<ExitCode> {
  const opened = await openConfig(siteDirOption, options)
  const { siteDir, reporter, config, isJson } = opened
  if (!config) return exitCode.badContent
  const site = await buildOpened(opened, config, {
    search: 'later',
    hasCards: true,
  })
  const urls = checkUrls(siteDir, config, site)
  reporter.progress('gwdocs: samples …')
  const samples = await checkSamples(siteDir, config, site.parsed.values())
  reporter.progress('gwdocs: checks …')
  const { parsed } = site
  const isUpdating = options.update ?? false
  const own = await runChecks({ siteDir, config, parsed, isUpdating })
  reporter.done()
  const diagnostics = reporter.diagnostics({
    diagnostics: [
      ...site.diagnostics,
      ...urls.diagnostics,
      ...samples.diagnostics,
      ...own.diagnostics,
    ],
    siteDir,
    parsed: site.parsed,
  })
  const severities = countSeverities(diagnostics)
  const figures = {
    samples: samples.counts,
    urls: urls.counts,
    checks: own.figures,
  }
  const ok = severities.errors === 0
  reporter.result(
    isJson
      ? JSON.stringify({ ok, ...figures, diagnostics })
      : formatCheck({ pages: site.stats.pages, ...figures, ...severities }),
  )
  return ok ? exitCode.ok : exitCode.badContent
}
