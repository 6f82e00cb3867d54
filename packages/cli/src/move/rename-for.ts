import type { MovedFiles, RoutePath } from '@gwdocs/core'
import type { Rename } from './mend-literals.ts'

export type RenameFor = {
  readonly moved: MovedFiles
  /** Folder of content in which they lie. */
  readonly root: string
  readonly routes: ReadonlyMap<RoutePath, RoutePath>
  readonly movedDocs: ReadonlyMap<string, string>
}

/** What an id, an address or a folder that is written somewhere is called after a move. */
export function renameFor(options: RenameFor): Rename {
  const { routes, movedDocs } = options
  const folders = movedFolders(options)
  return (literal, code) => {
    switch (code) {
      case 'doc-unknown':
        return movedDocs.get(literal)
      case 'sidebar-invalid':
        return folders.get(literal)
      case 'broken-link':
      case 'redirect-broken':
        return renameAddress(literal, routes)
      default:
        return undefined
    }
  }
}

function renameAddress(
  literal: string,
  routes: RenameFor['routes'],
): string | undefined {
  const [, path = '', slash = '', suffix = ''] =
    /^(\/[^?#]*?)(\/?)([?#].*)?$/s.exec(literal) ?? []
  const to = routes.get(path as RoutePath)
  return to === undefined ? undefined : to + slash + suffix
}

/** Folders all of whose files move, relative to the folder of content: `guide` → `manual`. */
export function movedFolders({
  moved,
  root,
}: Pick<RenameFor, 'moved' | 'root'>): ReadonlyMap<string, string> {
  const inner = (path: string) => path.slice(root.length + 1)
  const folders = new Map<string, string>()
  for (const [from, to] of moved) {
    const old = inner(from).split('/')
    const now = inner(to).split('/')
    while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
      old.pop()
      now.pop()
      folders.set(old.join('/'), now.join('/'))
    }
  }
  return folders
}
