import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/** A folder of one's own that is not there yet. */
export function freshFolder(): string {
  return join(mkdtempSync(join(tmpdir(), 'gwdocs-test-')), 'build')
}

/** Every file below a folder, as sorted POSIX paths relative to it. */
export function listTree(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

/** What a folder holds, byte for byte: path → hash. Two equal ones hold the same. */
export function fingerprint(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listTree(folder).map((path) => [path, hashOf(join(folder, path))]),
  )
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** The pages of a built site: path → HTML. */
export function readPages(folder: string): ReadonlyMap<string, string> {
  const paths = listTree(folder).filter((path) => path.endsWith('.html'))
  return new Map(
    paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}

/** The address at which a file of HTML is served: `a/b.html` and `a/b/index.html` are `/a/b`. */
export function addressOf(path: string): string {
  return `/${path}`.replace(/(?:\/index)?\.html$/, '') || '/'
}
