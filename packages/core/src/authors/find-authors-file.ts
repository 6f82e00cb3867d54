import { findDataFile, type WantedFile } from '../data/find-data-file.ts'
import { type AuthorsFile, readAuthorsFile } from './read-authors-file.ts'

const usualNames = ['authors.yml', 'authors.yaml', 'authors.json']

/** Finds and reads the authors file of a blog; a name of one's own must be there. */
export function findAuthorsFile({
  dataFiles,
  folder,
  name,
  place,
}: WantedFile): AuthorsFile {
  const names = name === undefined ? usualNames : [name]
  const file = findDataFile(dataFiles, folder, names)
  if (file || name === undefined) return readAuthorsFile(file)
  return {
    byKey: new Map(),
    isBroken: true,
    diagnostics: [
      {
        code: 'authors-invalid',
        severity: 'error',
        message: `There is no authors file \`${folder}/${name}\`.`,
        hint: 'create it, or leave `authors` out.',
        place: { type: 'key', ...place },
      },
    ],
  }
}
