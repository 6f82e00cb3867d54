import { applyMove } from '../move/apply-move.ts'
import { planMove } from '../move/plan-move.ts'
import { resolveMove } from '../move/resolve-move.ts'
import { analyseLocales } from '../pipeline/analyse-locales.ts'
import { createCaches } from '../pipeline/build-options.ts'
import { openSite } from '../pipeline/open-site.ts'
import { contentFolders } from '../read/read-sources.ts'
import { formatMove } from '../report/move-report.ts'
import { openConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

export type MoveOptions = SiteOptions & {
  readonly site: string
  readonly dryRun?: boolean
  readonly redirect: boolean
}

/**
 * `gwdocs mv <from> <to>`: moves a page or a folder of pages with its translations, mends what
 * names them, and sends the old addresses on.
 */
export async function mv(
  from: string,
  to: string,
  options: MoveOptions,
): Promise<ExitCode> {
  const opened = await openConfig(options.site, options)
  const { siteDir, reporter, config, configHash } = opened
  if (!config) return exitCode.badContent
  reporter.progress('gwdocs: read …')
  const build = { siteDir, config, configHash, caches: createCaches() }
  const site = await openSite(build)
  const { locales } = await analyseLocales(site, build)
  reporter.done()
  const folders = contentFolders(config, site.sources.cutVersions)
  const move = await resolveMove({ siteDir, from, to, folders })
  if (move.type === 'refused') {
    reporter.note(`error: ${move.problem}\n  fix: ${move.fix}`)
    return exitCode.badUsage
  }
  const plan = planMove({
    ...{ siteDir, config, locales },
    ...{ moved: move.files, root: move.root, redirects: options.redirect },
  })
  const isDry = options.dryRun ?? false
  if (!isDry) await applyMove(siteDir, plan)
  reporter.diagnostics({ diagnostics: plan.left, siteDir })
  reporter.result(formatMove(plan, isDry))
  return plan.left.length === 0 ? exitCode.ok : exitCode.badContent
}
