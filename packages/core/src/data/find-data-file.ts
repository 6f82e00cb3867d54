import type { SourceFile } from '../parse/source-file.ts'
import type { KeyPath } from '../diagnostics/key-path.ts'

/** A data file that lies beside content, under its usual name or one of the config's. */
export type WantedFile<Name extends string | false = string> = {
  /** Data files of the whole site. */
  readonly dataFiles: readonly SourceFile[]
  /** Folder beside whose content the file lies, relative to the site. */
  readonly folder: string
  /** From the config; undefined means the usual names. */
  readonly name: Name | undefined
  /** Where the config names it. */
  readonly place: { readonly file: string; readonly keyPath: KeyPath }
}

/** The first of these names that there is in a folder. */
export function findDataFile(
  dataFiles: readonly SourceFile[],
  folder: string,
  names: readonly string[],
): SourceFile | undefined {
  return names
    .map((each) => `${folder}/${each}`)
    .flatMap(
      (path) => dataFiles.find(({ filePath }) => filePath === path) ?? [],
    )
    .at(0)
}
