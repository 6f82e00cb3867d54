import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicUrlsName, writePublicUrls } from '@gwdocs/core'
import { publicPages } from '../public-urls/public-pages.ts'
import { checkUrls } from '../public-urls/check-urls.ts'
import { readRecorded } from '../public-urls/read-recorded.ts'
import { countSeverities } from '../report/build-summary.ts'
import { buildOpened, openConfig } from './open-config.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

/**
 * `gwdocs urls [siteDir]`: adds the addresses that a site has now to the list of those that it has
 * to keep. Of a site with mistakes nothing is recorded: an address may be wrong in it.
 */
export async function urls(
  siteDirOption: string | undefined,
  options: SiteOptions,
): Promise<ExitCode> {
  const opened = await openConfig(siteDirOption, options)
  const { siteDir, reporter, config, isJson } = opened
  if (!config) return exitCode.badContent
  const site = await buildOpened(opened, config, { search: 'later' })
  const recorded = readRecorded(siteDir)
  const { counts } = checkUrls(siteDir, config, site)
  reporter.done()
  const diagnostics = reporter.diagnostics({
    diagnostics: [...site.diagnostics, ...(recorded?.diagnostics ?? [])],
    siteDir,
    parsed: site.parsed,
  })
  const ok = countSeverities(diagnostics).errors === 0
  const pages = publicPages(site)
  const anchors = pages.reduce((sum, each) => sum + each.anchors.length, 0)
  const added = counts?.fresh ?? pages.length + anchors
  if (ok) {
    const text = writePublicUrls(recorded?.pages ?? [], pages)
    await writeFile(join(siteDir, publicUrlsName), text)
  }
  reporter.result(
    isJson
      ? JSON.stringify({ ok, added, pages: pages.length, anchors, diagnostics })
      : ok
        ? `${publicUrlsName}: ${pages.length} pages and ${anchors} places in them, ${added} of these new`
        : 'Nothing was recorded: the site has errors.',
  )
  return ok ? exitCode.ok : exitCode.badContent
}
