import { pageFolders, type PageStatus, translationStatus } from '@gwdocs/core'
import { createReporter } from '../report/reporter.ts'
import { formatStatus } from '../report/translation-report.ts'
import { chooseLocale } from '../translate/choose-locale.ts'
import { openTranslations } from '../translate/open-translations.ts'
import { type OpenState, openStates } from './open-states.ts'
import {
  type ExitCode,
  exitCode,
  type SiteOptions,
  toFormat,
  toSiteDir,
} from './site-options.ts'

export type StatusOptions = SiteOptions & {
  readonly locale?: string
  /** Only these states are listed, and only they make the command fail. */
  readonly only?: readonly OpenState[]
}

export type LocaleStatus = {
  readonly locale: string
  readonly pages: readonly PageStatus[]
}

/** `gwdocs translate status [siteDir]`: what is missing, stale or orphaned, in each language. */
export async function translateStatus(
  siteDirOption: string | undefined,
  options: StatusOptions,
): Promise<ExitCode> {
  const siteDir = toSiteDir(siteDirOption)
  const format = toFormat(options)
  const reporter = createReporter(format)
  const opened = await openTranslations({
    siteDir,
    configFile: options.config,
    reporter,
  })
  if (!opened) return exitCode.badContent
  const { translations, sources, config } = opened
  const { wanted, problem } = chooseLocale(translations, options.locale)
  if (problem !== undefined) {
    reporter.note(problem)
    return exitCode.badUsage
  }
  const statuses = wanted.map(({ locale, files }): LocaleStatus => ({
    locale: locale.name,
    pages: translationStatus({
      contents: sources.contents,
      folders: pageFolders(config, sources.cutVersions),
      origins: files.origins,
      orphans: files.orphanPaths,
      record: files.record,
    }),
  }))
  const states = options.only ?? openStates
  const isOpen = ({ state }: PageStatus) =>
    states.some((each) => each === state)
  const ok = !statuses.some(({ pages }) => pages.some(isOpen))
  reporter.result(
    format === 'json'
      ? JSON.stringify({ ok, locales: statuses })
      : formatStatus(statuses, states),
  )
  return ok ? exitCode.ok : exitCode.badContent
}
