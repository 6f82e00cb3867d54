import { relative, resolve } from 'node:path'
import type { SiteBuild } from '../pipeline/site-build.ts'
import {
  countSeverities,
  formatSummary,
  type SummaryInput,
  toJsonSummary,
} from '../report/build-summary.ts'
import { noProbe } from '../pipeline/probe.ts'
import { createRecorder, type Recorder } from '../profile/recorder.ts'
import { writeProfile } from '../profile/write-profile.ts'
import { formatProfile } from '../report/format-profile.ts'
import type { Reporter } from '../report/reporter.ts'
import { mayReplace } from '../write/marker.ts'
import { finishSwap } from '../write/swap.ts'
import { writeSite } from '../write/write-site.ts'
import { buildOpened, openConfig, type OpenedConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

export type BuildOptions = SiteOptions & {
  /** Says where the time goes. */
  readonly profile?: boolean
}

/** `gwdocs build [siteDir]` */
export async function build(
  siteDirOption: string | undefined,
  options: BuildOptions,
): Promise<ExitCode> {
  const started = performance.now()
  const recorder = options.profile ? createRecorder() : undefined
  const probe = recorder?.probe ?? noProbe
  const opened = await openConfig(siteDirOption, options)
  const { siteDir, reporter, config, isJson } = opened
  if (!config) return exitCode.badContent
  const outDir = resolve(siteDir, config.outDir)
  await finishSwap(outDir)
  if (!(await mayReplace(outDir))) return refuse(outDir, reporter)
  const site = await buildOpened(opened, config, { search: 'now', probe })
  reporter.done()
  const end = probe('stage', 'write')
  const summary = await finish({ site, outDir, siteDir, reporter })
  end()
  const input = { ...summary, milliseconds: performance.now() - started }
  reporter.result(isJson ? toJsonSummary(input) : formatSummary(input))
  if (recorder) await report(recorder, opened)
  return input.written ? exitCode.ok : exitCode.badContent
}

async function report(
  recorder: Recorder,
  { siteDir, reporter }: OpenedConfig,
): Promise<void> {
  const path = await writeProfile(siteDir, recorder)
  const trace = `Open \`${path}\` in the Performance panel of a browser to see each of them.`
  reporter.note(`${formatProfile(recorder.spans)}\n${trace}`)
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
  const written = errors === 0 ? await writeSite(outDir, site) : undefined
  return {
    build: site,
    diagnostics,
    written,
    outDir: relative(process.cwd(), outDir) || '.',
  }
}
