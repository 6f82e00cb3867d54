import { relative, resolve } from 'node:path'
import type { SiteBuild } from '../pipeline/site-build.ts'
import {
  countSeverities,
  formatSummary,
  type SummaryInput,
  toJsonSummary,
} from '../report/build-summary.ts'
import type { Reporter } from '../report/reporter.ts'
import { mayReplace } from '../write/marker.ts'
import { finishSwap } from '../write/swap.ts'
import { writeSite } from '../write/write-site.ts'
import { buildOpened, openConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

/** `gwdocs build [siteDir]` */
export async function build(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<ExitCode> {
  const started = performance.now()
  const opened = await openConfig(siteDirOption, options)
  const { siteDir, reporter, config, isJson } = opened
  if (!config) return exitCode.badContent
  const outDir = resolve(siteDir, config.outDir)
  await finishSwap(outDir)
  if (!(await mayReplace(outDir))) return refuse(outDir, reporter)
  const site = await buildOpened(opened, config, 'now')
  reporter.done()
  const summary = await finish({ site, outDir, siteDir, reporter })
  const input = { ...summary, milliseconds: performance.now() - started }
  reporter.result(isJson ? toJsonSummary(input) : formatSummary(input))
  return input.written ? exitCode.ok : exitCode.badContent
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
