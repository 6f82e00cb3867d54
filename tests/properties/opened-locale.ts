import {
  checkMessages,
  type Diagnostic,
  type Labels,
  type Locale,
  localizeConfig,
  overlayFiles,
  readLabels,
  reportOrphan,
  type ResolvedConfig,
  sourceOf,
  translatedFolders,
} from '@gwdocs/core'
import type { SiteInput } from './site-input.ts'

/** A language of a site, its files laid over those of the content. */
export type OpenedLocale = {
  /** The site in all its languages. */
  readonly all: SiteInput
  readonly input: SiteInput
  readonly config: ResolvedConfig
  readonly labels: Labels
  /** Content file → the file that stands for it. */
  readonly origins: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Does with values what the command does with a locale's folder. */
export function openLocale(
  input: SiteInput,
  config: ResolvedConfig,
  locale: Locale,
): OpenedLocale {
  const paths = Object.keys(input.files)
  const found = paths.filter((path) => path.startsWith(`${locale.folder}/`))
  const content = paths.filter((path) => !path.startsWith('i18n/'))
  const cutVersions = new Map(Object.entries(input.cutVersions))
  const folders = translatedFolders(config, locale, cutVersions)
  const overlay = overlayFiles({ folders, found, sources: new Set(content) })
  const textOf = (path: string) => input.files[path] ?? ''
  const jsonFiles = found
    .filter((path) => path.endsWith('.json'))
    .map((filePath) => ({ filePath, text: textOf(filePath) }))
  const { labels, diagnostics } = readLabels(jsonFiles, config, locale)
  const shown = new Set([...content, ...overlay.origins.keys()])
  const files = [...shown].map((path) => {
    const text = textOf(overlay.origins.get(path) ?? path)
    return [path, text] as const
  })
  return {
    all: input,
    input: { ...input, files: Object.fromEntries(files) },
    config: localizeConfig(config, locale, labels),
    labels,
    origins: overlay.origins,
    diagnostics: [
      ...diagnostics,
      ...overlay.orphans.map((path) =>
        reportOrphan(path, sourceOf(path, folders) ?? path),
      ),
      ...checkMessages(config, locale, labels),
    ],
  }
}
