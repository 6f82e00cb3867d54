import { stripNumberPrefixes } from './number-prefix.ts'

export type DocPath = {
  /** Relative to the doc set's folder: `02-guide/01-intro.md`. */
  readonly path: string
  readonly numberPrefixes: boolean
}

type DocName = {
  /** Folder with number prefixes stripped, `''` at the root. */
  readonly folder: string
  /** Name with prefix and ending stripped. */
  readonly name: string
}

/** Splits a doc's path into folder and name, as ids and slugs use them. */
export function splitDocPath({ path, numberPrefixes }: DocPath): DocName {
  const bare = path.normalize('NFC').replace(/\.mdx?$/, '')
  const stripped = numberPrefixes ? stripNumberPrefixes(bare) : bare
  const cut = stripped.lastIndexOf('/')
  return {
    folder: stripped.slice(0, Math.max(cut, 0)),
    name: stripped.slice(cut + 1),
  }
}

/** The id of a doc: its folder, then the front matter's `id` or its name. */
export function toDocId(doc: DocPath, ownId: string | undefined): string {
  const { folder, name } = splitDocPath(doc)
  const base = ownId ?? name
  return folder === '' ? base : `${folder}/${base}`
}

/**
 * Whether a file is the index of its folder: named `index`, `readme` or like the folder.
 * Raw names count: `01-guide/guide.md` is not the index of its folder.
 */
export function isCategoryIndex(path: string): boolean {
  const segments = path
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .split('/')
  const name = segments.at(-1) ?? ''
  return name === 'index' || name === 'readme' || name === segments.at(-2)
}
