import type { MdxImport } from './read-imports.ts'

export type PartialImport = {
  /** As written. */
  readonly source: string
  /** Relative to the site. */
  readonly filePath: string
  readonly line: number
  readonly column: number
}

/** Why a page needs code of its own, as far as one file can tell. */
export type MdxModule = {
  /** Imports that are neither built-in components nor partials. */
  readonly imports: readonly MdxImport[]
  /** Local name → file, relative to the site, for imported Markdown. */
  readonly partials: Readonly<Record<string, string>>
  /** Where each of these files is imported. */
  readonly partialImports: readonly PartialImport[]
  /** Expressions or exports have to be run to know the text. */
  readonly needsCode: boolean
  /** Something in the page acts in the browser; the first cause found. */
  readonly interactiveBecause: string | undefined
}
