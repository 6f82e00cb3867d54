import type { SnippetRef } from '../parse/snippets/snippet-ref.ts'
import { folderOf } from '../shared/resolve-path.ts'

/**
 * The file that a snippet's path means, relative to the site; it may begin with `..`.
 *
 * `@/` means the folder of snippets, `@site/` that of the site, anything else a file seen
 * from the Markdown file. Undefined where the path leaves the folder of snippets, unless code imports the file.
 */
export function resolveSnippetPath(
  { path, isImported = false }: SnippetRef,
  { filePath, root }: { readonly filePath: string; readonly root: string },
): string | undefined {
  const folder = normalize(root)
  const [, alias, rest] = /^(@\/|@site\/)?(.*)$/s.exec(path) ?? []
  const base =
    alias === '@/' ? folder : alias === '@site/' ? '' : folderOf(filePath)
  const target = normalize(`${base}/${rest ?? ''}`)
  return isImported || isWithin(folder, target) ? target : undefined
}

/** Without `.`, and with `..` at the front alone. */
function normalize(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue
    const canClimb = segments.length > 0 && segments.at(-1) !== '..'
    if (segment === '..' && canClimb) segments.pop()
    else segments.push(segment)
  }
  return segments.join('/')
}

function isWithin(folder: string, target: string): boolean {
  const climbs = (path: string) =>
    path.split('/').filter((segment) => segment === '..').length
  if (/^(?:\.\.(?:\/|$))*$/.test(folder))
    return climbs(target) <= climbs(folder)
  return target.startsWith(`${folder}/`)
}
