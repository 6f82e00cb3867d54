import type { Locale, ResolvedConfig } from '@gwdocs/core'
import { loadConfig } from '../config/load-config.ts'
import { type LocaleFiles, readLocaleFiles } from '../read/read-locale.ts'
import { createKept } from '../kept/kept.ts'
import { readSite } from '../read/read-site.ts'
import { createSiteFiles } from '../read/site-files.ts'
import type { SiteSources } from '../read/site-sources.ts'
import { countSeverities } from '../report/build-summary.ts'
import type { Reporter } from '../report/reporter.ts'

/** A language into which the site is translated, and what is there of it. */
export type OpenTranslation = {
  readonly locale: Locale
  readonly files: LocaleFiles
}

export type OpenTranslations = {
  readonly config: ResolvedConfig
  readonly sources: SiteSources
  readonly translations: readonly OpenTranslation[]
}

export type OpenOptions = {
  readonly siteDir: string
  readonly configFile: string | undefined
  readonly reporter: Reporter
}

/** Reads the content of a site and all its translations; undefined where it has mistakes that prevent it. */
export async function openTranslations({
  siteDir,
  configFile,
  reporter,
}: OpenOptions): Promise<OpenTranslations | undefined> {
  const { config, diagnostics } = await loadConfig({ siteDir, configFile })
  const inConfig = reporter.diagnostics({ diagnostics, siteDir })
  if (!config || countSeverities(inConfig).errors > 0) return undefined
  const files = createSiteFiles()
  const kept = createKept()
  const { sources } = await readSite(siteDir, config, { files, kept })
  const locales = config.i18n.locales.filter(({ isDefault }) => !isDefault)
  const translations = await Promise.all(
    locales.map(async (locale) => ({
      locale,
      files: await readLocaleFiles(siteDir, config, {
        ...{ locale, base: sources, files },
        kept: kept.within(locale.name),
      }),
    })),
  )
  const found = translations.flatMap(({ files }) =>
    // Orphans are what the commands are about: they are listed, not reported.
    files.diagnostics.filter(({ code }) => code !== 'translation-orphaned'),
  )
  const located = reporter.diagnostics({ diagnostics: found, siteDir })
  return countSeverities(located).errors > 0
    ? undefined
    : { config, sources, translations }
}
