import type { Doc } from '../docs/doc.ts'

/** A folder that holds docs, or folders with some. */
export type Folder = {
  /** Relative to the doc set, prefixes kept. */
  readonly path: string
  readonly docs: Doc[]
  readonly folders: Map<string, Folder>
}

/**
 * The folders below one of a doc set, with the docs in them.
 *
 * In:  folder relative to the doc set, or `.`.
 */
export function toFolderTree(dirName: string, docs: readonly Doc[]): Folder {
  const prefix = dirName === '.' ? '' : `${dirName}/`
  const root: Folder = {
    path: dirName === '.' ? '' : dirName,
    docs: [],
    folders: new Map(),
  }
  for (const doc of docs.filter(({ path }) => path.startsWith(prefix))) {
    const folders = doc.path.slice(prefix.length).split('/').slice(0, -1)
    folders.reduce(enterFolder, root).docs.push(doc)
  }
  return root
}

function enterFolder(parent: Folder, name: string): Folder {
  const known = parent.folders.get(name)
  if (known) return known
  const path = parent.path === '' ? name : `${parent.path}/${name}`
  const folder: Folder = { path, docs: [], folders: new Map() }
  parent.folders.set(name, folder)
  return folder
}
