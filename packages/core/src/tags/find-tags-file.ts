import type { SourceFile } from '../parse/source-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'
import { readTagsFile, type TagsFile } from './read-tags-file.ts'

export type FindTagsFile = {
  /** Data files of the whole site. */
  readonly dataFiles: readonly SourceFile[]
  /** Folder beside whose content the tags file lies, relative to the site. */
  readonly folder: string
  /** `tags` of the config: undefined for the usual name, `false` for no file. */
  readonly name: string | false | undefined
  /** Where `name` stands. */
  readonly place: { readonly file: string; readonly keyPath: KeyPath }
}

const usualNames = ['tags.yml', 'tags.yaml', 'tags.json']

/** Finds and reads the tags file of a folder; a name of one's own must be there. */
export function findTagsFile({
  dataFiles,
  folder,
  name,
  place,
}: FindTagsFile): TagsFile {
  if (name === false) return readTagsFile(undefined)
  const names = name === undefined ? usualNames : [name]
  const file = names
    .map((each) => `${folder}/${each}`)
    .flatMap(
      (path) => dataFiles.find(({ filePath }) => filePath === path) ?? [],
    )
    .at(0)
  if (file || name === undefined) return readTagsFile(file)
  const missing: Diagnostic = {
    code: 'tags-invalid',
    severity: 'error',
    message: `There is no tags file \`${folder}/${name}\`.`,
    hint: 'create it, or leave `tags` out.',
    place: { type: 'key', ...place },
  }
  return { byKey: undefined, diagnostics: [missing] }
}
