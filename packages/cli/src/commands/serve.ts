import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadConfig } from '../config/load-config.ts'
import { createReporter } from '../report/reporter.ts'
import { serveFolder } from '../serve/serve-folder.ts'
import { finishSwap } from '../write/swap.ts'
import { announce, type ServeOptions } from './announce.ts'
import { serveWatching } from './serve-watching.ts'
import { localeProblem, shownBase } from './shown-locale.ts'
import { type ExitCode, exitCode, toFormat, toSiteDir } from './site-options.ts'

/** `gwdocs serve [siteDir]`: the built site, or with `--watch` the site as it is written. */
export async function serve(
  siteDirOption: string | undefined,
  options: ServeOptions,
): Promise<ExitCode | undefined> {
  const siteDir = toSiteDir(siteDirOption)
  const reporter = createReporter(toFormat(options))
  if (options.watch && options.locale === undefined)
    return serveWatching(siteDir, options, reporter)
  const { config: configFile, baseUrl, outDir, locale } = options
  const { config, diagnostics } = await loadConfig({
    siteDir,
    configFile,
    baseUrl,
    outDir,
  })
  reporter.diagnostics({ diagnostics, siteDir })
  if (!config) return exitCode.badContent
  const problem = localeProblem(config, locale)
  if (problem !== undefined) {
    reporter.note(problem)
    return exitCode.badUsage
  }
  if (options.watch) return serveWatching(siteDir, options, reporter)
  const folder = resolve(siteDir, config.outDir)
  await finishSwap(folder)
  if (!existsSync(folder)) {
    reporter.note(
      `error: there is no built site in \`${folder}\`.\n  fix: run \`gwdocs build\` first.`,
    )
    return exitCode.badUsage
  }
  const handler = serveFolder({
    outDir: folder,
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
  })
  return announce({
    handler,
    options,
    baseUrl: shownBase(config, locale),
    reporter,
  })
}
