import { relative, resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { buildSite } from '../pipeline/build-site.ts'
import type { SiteBuild } from '../pipeline/site-build.ts'
import {
  countSeverities,
  formatSummary,
  type SummaryInput,
  toJsonSummary,
} from '../report/build-summary.ts'
import { createReporter, type Reporter } from '../report/reporter.ts'
import { mayReplace } from '../write/marker.ts'
import { finishSwap } from '../write/swap.ts'
import { writeSite } from '../write/write-site.ts'
import {
  type ExitCode,
  exitCode,
  type SiteOptions,
  toFormat,
  toSiteDir,
} from './site-options.ts'

/** `gwdocs build [siteDir]` */
export async function build(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<ExitCode> {
  const started = performance.now()
  const siteDir = toSiteDir(siteDirOption)
  const format = toFormat(options)
  const reporter = createReporter(format)
  const loaded = await loadConfig({ siteDir, ...pick(options) })
  const located = reporter.diagnostics({
    diagnostics: loaded.diagnostics,
    siteDir,
  })
  const { config } = loaded
  if (!config || countSeverities(located).errors > 0) {
    if (format === 'json')
      reporter.result(JSON.stringify({ ok: false, diagnostics: located }))
    return exitCode.badContent
  }
  const outDir = resolve(siteDir, config.outDir)
  await finishSwap(outDir)
  if (!(await mayReplace(outDir))) return refuse(outDir, reporter)
  const site = await buildSite({
    siteDir,
    config,
    configHash: loaded.hash,
    caches: createCaches(),
    onStage: (stage) => reporter.progress(`gwdocs: ${stage} …`),
  })
  reporter.done()
  const summary = await finish({ site, outDir, siteDir, reporter })
  const input = { ...summary, milliseconds: performance.now() - started }
  reporter.result(
    format === 'json' ? toJsonSummary(input) : formatSummary(input),
  )
  return input.written ? exitCode.ok : exitCode.badContent
}

function pick({ config, baseUrl, outDir }: SiteOptions) {
  return { configFile: config, baseUrl, outDir }
}

function refuse(outDir: string, reporter: Reporter): ExitCode {
  reporter.note(
    [
      `error: \`${outDir}\` holds files that gwdocs did not write, so it is left alone.`,
      '  fix: name another folder with `--out-dir`, or empty this one yourself.',
    ].join('\n'),
  )
  return exitCode.badUsage
}

type Finish = {
  readonly site: SiteBuild
  readonly outDir: string
  readonly siteDir: string
  readonly reporter: Reporter
}

/** Reports everything, and writes the site only if nothing was wrong. */
async function finish({
  site,
  outDir,
  siteDir,
  reporter,
}: Finish): Promise<Omit<SummaryInput, 'milliseconds'>> {
  const diagnostics = reporter.diagnostics({
    diagnostics: site.diagnostics,
    siteDir,
    parsed: site.parsed,
  })
  const { errors } = countSeverities(diagnostics)
  const written = errors === 0 ? await writeSite(outDir, site.files) : undefined
  return {
    build: site,
    diagnostics,
    written,
    outDir: relative(process.cwd(), outDir) || '.',
  }
}
