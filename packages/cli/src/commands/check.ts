import { countSeverities } from '../report/build-summary.ts'
import { formatCheck } from '../report/check-summary.ts'
import { checkSamples } from '../samples/check-samples.ts'
import { buildOpened, openConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

/** `gwdocs check [siteDir]`: finds every mistake without writing a site, and checks code samples. */
export async function check(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<ExitCode> {
  const opened = await openConfig(siteDirOption, options)
  const { siteDir, reporter, config, isJson } = opened
  if (!config) return exitCode.badContent
  const site = await buildOpened(opened, config)
  reporter.progress('gwdocs: samples …')
  const samples = await checkSamples(siteDir, config, site.parsed.values())
  reporter.done()
  const diagnostics = reporter.diagnostics({
    diagnostics: [...site.diagnostics, ...samples.diagnostics],
    siteDir,
    parsed: site.parsed,
  })
  const severities = countSeverities(diagnostics)
  const summary = { pages: site.stats.pages, samples: samples.counts }
  const ok = severities.errors === 0
  reporter.result(
    isJson
      ? JSON.stringify({ ok, samples: samples.counts, diagnostics })
      : formatCheck({ ...summary, ...severities }),
  )
  return ok ? exitCode.ok : exitCode.badContent
}
