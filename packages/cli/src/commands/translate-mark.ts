import { writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import {
  readSections,
  recordName,
  recordOf,
  type SourceFile,
  type TranslationRecord,
  writeRecord,
} from '@gwdocs/core'
import { createReporter } from '../report/reporter.ts'
import { chooseLocale } from '../translate/choose-locale.ts'
import {
  openTranslations,
  type OpenTranslation,
} from '../translate/open-translations.ts'
import {
  type ExitCode,
  exitCode,
  type SiteOptions,
  toFormat,
  toSiteDir,
} from './site-options.ts'

export type MarkOptions = SiteOptions & {
  readonly site?: string
  readonly locale?: string
  readonly all?: boolean
}

/**
 * `gwdocs translate mark [files…]`: records that translations are up to date with their sources
 * as they are now. A file may be named by its source or by its translation.
 */
export async function translateMark(
  files: readonly string[],
  options: MarkOptions,
): Promise<ExitCode> {
  const siteDir = toSiteDir(options.site)
  const reporter = createReporter(toFormat(options))
  const refuse = (problem: string, fix: string) => {
    reporter.note(`error: ${problem}\n  fix: ${fix}`)
    return exitCode.badUsage
  }
  if (files.length === 0 && !options.all)
    return refuse(
      'No translation is named.',
      'name files, or mark every translation with `--all`.',
    )
  const opened = await openTranslations({
    siteDir,
    configFile: options.config,
    reporter,
  })
  if (!opened) return exitCode.badContent
  const { wanted, problem } = chooseLocale(opened.translations, options.locale)
  if (problem !== undefined) {
    reporter.note(problem)
    return exitCode.badUsage
  }
  const paths = files.map((file) => toSitePath(file, siteDir))
  const choices = paths.map((path) => ({ path, found: find(path, wanted) }))
  const unknown = choices.find(({ found }) => found.length === 0)
  if (unknown)
    return refuse(
      `\`${unknown.path}\` is no translation, and none of it was found.`,
      'name a translation, or its source; `gwdocs translate status` lists them.',
    )
  const unclear = choices.find(({ found }) => found.length > 1)
  if (unclear)
    return refuse(
      `\`${unclear.path}\` is translated into ${unclear.found.map(({ locale }) => `\`${locale}\``).join(' and ')}.`,
      'say which one with `--locale`, or name the translation itself.',
    )
  for (const translation of wanted) {
    const marked = options.all
      ? [...translation.files.origins.keys()]
      : choices.flatMap(({ found }) =>
          found
            .filter(({ locale }) => locale === translation.locale.name)
            .map(({ source }) => source),
        )
    if (marked.length === 0 && !options.all) continue
    const record = mark(marked, translation, opened.sources.contents)
    const file = join(translation.locale.folder, recordName)
    const count = Object.keys(record).length
    await writeFile(join(siteDir, file), writeRecord(record))
    reporter.result(
      `${file.replaceAll('\\', '/')}: ${options.all ? count : marked.length} marked as up to date, ${count} recorded`,
    )
  }
  return exitCode.ok
}

/** People name files from where they are; what is not there is meant from the site. */
function toSitePath(file: string, siteDir: string): string {
  const fromHere = relative(siteDir, resolve(file)).replaceAll('\\', '/')
  return fromHere.startsWith('../') ? file.replace(/^\.\//, '') : fromHere
}

type Choice = { readonly locale: string; readonly source: string }

function find(
  path: string,
  translations: readonly OpenTranslation[],
): Choice[] {
  return translations.flatMap(({ locale, files }) =>
    [...files.origins]
      .filter(([source, origin]) => source === path || origin === path)
      .map(([source]) => ({ locale: locale.name, source })),
  )
}

/** The record with these sources as they are now; what has no translation any more is forgotten. */
function mark(
  marked: readonly string[],
  { files }: OpenTranslation,
  contents: readonly SourceFile[],
): TranslationRecord {
  const known = new Map(contents.map((source) => [source.filePath, source]))
  const kept = Object.entries(files.record).filter(
    ([source]) => files.origins.has(source) && known.has(source),
  )
  const made = marked.flatMap((path) => {
    const source = known.get(path)
    return source ? [[path, recordOf(readSections(source))] as const] : []
  })
  return Object.fromEntries([...kept, ...made])
}
