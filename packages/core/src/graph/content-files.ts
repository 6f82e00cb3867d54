import type { FileSummary } from '../parse/parsed-file.ts'

/** The files in a folder that are pages: no part of their path starts with `_`. */
export function pagesIn(
  files: readonly FileSummary[],
  folder: string,
): FileSummary[] {
  return files.filter(
    ({ filePath }) =>
      isIn(filePath, folder) && !isPartial(filePath.slice(folder.length)),
  )
}

export function isPartial(path: string): boolean {
  return /(?:^|\/)_/.test(path)
}

export function isIn(filePath: string, folder: string): boolean {
  return filePath.startsWith(`${folder}/`)
}
