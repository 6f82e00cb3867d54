import { loadConfig } from '../config/load-config.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { buildSite } from '../pipeline/build-site.ts'
import { countSeverities } from '../report/build-summary.ts'
import { formatCheck } from '../report/check-summary.ts'
import { createReporter } from '../report/reporter.ts'
import { checkSamples } from '../samples/check-samples.ts'
import {
  type ExitCode,
  exitCode,
  type SiteOptions,
  toFormat,
  toSiteDir,
} from './site-options.ts'

/** `gwdocs check [siteDir]`: finds every mistake without writing a site, and checks code samples. */
export async function check(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<ExitCode> {
  const siteDir = toSiteDir(siteDirOption)
  const format = toFormat(options)
  const reporter = createReporter(format)
  const loaded = await loadConfig({
    siteDir,
    configFile: options.config,
    baseUrl: options.baseUrl,
  })
  const inConfig = reporter.diagnostics({
    diagnostics: loaded.diagnostics,
    siteDir,
  })
  const { config } = loaded
  if (!config || countSeverities(inConfig).errors > 0) {
    if (format === 'json')
      reporter.result(JSON.stringify({ ok: false, diagnostics: inConfig }))
    return exitCode.badContent
  }
  const site = await buildSite({
    siteDir,
    config,
    configHash: loaded.hash,
    caches: createCaches(),
    onStage: (stage) => reporter.progress(`gwdocs: ${stage} …`),
  })
  reporter.progress('gwdocs: samples …')
  const samples = await checkSamples(siteDir, config, site.parsed.values())
  reporter.done()
  const diagnostics = reporter.diagnostics({
    diagnostics: [...site.diagnostics, ...samples.diagnostics],
    siteDir,
    parsed: site.parsed,
  })
  const severities = countSeverities(diagnostics)
  const ok = severities.errors === 0
  reporter.result(
    format === 'json'
      ? JSON.stringify({ ok, samples: samples.counts, diagnostics })
      : formatCheck({
          pages: site.stats.pages,
          samples: samples.counts,
          ...severities,
        }),
  )
  return ok ? exitCode.ok : exitCode.badContent
}
