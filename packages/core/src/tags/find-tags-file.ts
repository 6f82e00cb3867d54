import { findDataFile, type WantedFile } from '../data/find-data-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { readTagsFile, type TagsFile } from './read-tags-file.ts'

const usualNames = ['tags.yml', 'tags.yaml', 'tags.json']

/** Finds and reads the tags file of a folder; a name of one's own must be there. */
export function findTagsFile({
  dataFiles,
  folder,
  name,
  place,
}: WantedFile<string | false>): TagsFile {
  if (name === false) return readTagsFile(undefined)
  const names = name === undefined ? usualNames : [name]
  const file = findDataFile(dataFiles, folder, names)
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
