import type { ResolvedConfig } from '../config/resolved-config.ts'
import { currentName, planVersions } from '../versions/version-plan.ts'
import type { Locale } from './locale.ts'

/** A folder of content, and the folders in which its translations may lie; the first that has a file wins. */
export type TranslatedFolder = {
  /** Relative to the site: `docs`, `versioned_docs/version-1.0`. */
  readonly source: string
  readonly folders: readonly string[]
}

/** Where Docusaurus keeps what belongs to one of its content plugins. */
export function pluginFolder(
  { folder }: Pick<Locale, 'folder'>,
  plugin: 'docs' | 'blog' | 'pages',
  id = 'default',
): string {
  const suffix = id === 'default' ? '' : `-${id}`
  return `${folder}/docusaurus-plugin-content-${plugin}${suffix}`
}

/**
 * Where the translations of every content folder lie.
 *
 * The path of a translation is that of its source below the locale's folder:
 * `docs/a.md` → `i18n/zh/docs/a.md`. Docusaurus' names work as well.
 */
export function translatedFolders(
  { docs, blogs, pages }: ResolvedConfig,
  locale: Pick<Locale, 'folder'>,
  cutVersions: ReadonlyMap<string, readonly string[]>,
): TranslatedFolder[] {
  const mirrored = (source: string) => `${locale.folder}/${source}`
  const docFolders = docs.flatMap((each) =>
    planVersions(each, cutVersions.get(each.id) ?? []).map(
      ({ folder, name }) => ({
        source: folder,
        folders: [
          mirrored(folder),
          `${pluginFolder(locale, 'docs', each.id)}/${versionFolder(name)}`,
        ],
      }),
    ),
  )
  const blogFolders = blogs.map(({ path, id }) => ({
    source: path,
    folders: [mirrored(path), pluginFolder(locale, 'blog', id)],
  }))
  const pageFolders = pages
    ? [
        {
          source: pages.path,
          folders: [mirrored(pages.path), pluginFolder(locale, 'pages')],
        },
      ]
    : []
  return [...docFolders, ...blogFolders, ...pageFolders]
}

/** How Docusaurus calls a version's folder and file of labels. */
export function versionFolder(name: string): string {
  return name === currentName ? name : `version-${name}`
}
