import type { ParsedFile } from './parsed-file.ts'

/** The same file with other values; content that is read only when it is asked for stays so. */
export function deriveFile(
  file: ParsedFile,
  changes: Partial<Omit<ParsedFile, 'content'>>,
): ParsedFile {
  const own = Object.getOwnPropertyDescriptors(file)
  const derived = Object.defineProperties({}, own) as ParsedFile
  return Object.assign(derived, changes)
}
