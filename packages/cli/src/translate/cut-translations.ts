import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Locale,
  pluginFolder,
  readRecord,
  recordName,
  type ResolvedConfig,
  versionFolder,
  writeRecord,
} from '@gwdocs/core'

export type CutTranslations = {
  readonly siteDir: string
  readonly config: ResolvedConfig
  /** The doc set; `path` is its working folder. */
  readonly docs: { readonly id: string; readonly path: string }
  /** Of the version. */
  readonly name: string
  /** Folder of the version's docs, relative to the site. */
  readonly folder: string
}

/** Keeps the translations of today with a version: files, labels, and what is recorded of them. */
export function cutTranslations(cut: CutTranslations): void {
  for (const locale of cut.config.i18n.locales) {
    const { siteDir } = cut
    for (const [from, to] of copiesOf(locale, cut)) {
      const source = join(siteDir, from)
      if (existsSync(source))
        cpSync(source, join(siteDir, to), { recursive: true })
    }
    cutRecord(join(siteDir, locale.folder, recordName), cut)
  }
}

function copiesOf(
  locale: Locale,
  { docs, name, folder }: CutTranslations,
): (readonly [string, string])[] {
  const plugin = pluginFolder(locale, 'docs', docs.id)
  const version = versionFolder(name)
  return [
    [`${locale.folder}/${docs.path}`, `${locale.folder}/${folder}`],
    [`${plugin}/current`, `${plugin}/${version}`],
    [`${plugin}/current.json`, `${plugin}/${version}.json`],
  ]
}

function cutRecord(
  filePath: string,
  { docs, folder }: Pick<CutTranslations, 'docs' | 'folder'>,
): void {
  if (!existsSync(filePath)) return
  const text = readFileSync(filePath, 'utf8')
  const { record, diagnostics } = readRecord({ filePath, text })
  // A record that cannot be read is reported by the next build; it is not overwritten here.
  if (diagnostics.length > 0) return
  const own = Object.entries(record)
    .filter(([path]) => path.startsWith(`${docs.path}/`))
    .map(([path, hashes]) => [folder + path.slice(docs.path.length), hashes])
  writeFileSync(
    filePath,
    writeRecord({ ...record, ...(Object.fromEntries(own) as typeof record) }),
  )
}
