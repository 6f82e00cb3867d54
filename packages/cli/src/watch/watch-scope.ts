import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where to look for changes to some files and folders, and which of the paths there matter. */
export type WatchScope = {
  /** Folders that exist and hold all that is wanted, whether or not this exists yet. */
  readonly roots: readonly string[]
  /** Whether a path is wanted, lies in a wanted folder, or leads to what is wanted. */
  readonly includes: (path: string) => boolean
}

/**
 * Looks from folders that stay, so that what is missing may come, and what is deleted come back:
 * editors and `git checkout` do not write into a file, they put another one in its place.
 *
 * In:  absolute paths; those in the site's folder are looked for from there.
 */
export function watchScope(
  wanted: readonly string[],
  siteDir: string,
): WatchScope {
  const site = toPosix(siteDir)
  const paths = new Set(wanted.map(toPosix))
  const leading = new Set([...paths].flatMap(foldersAbove))
  const bases = [...paths].map((path) =>
    isWithin(path, site) ? site : existingFolder(dirname(path)),
  )
  const roots = [...new Set(bases)]
  return {
    roots: roots.filter(
      (root) => !roots.some((each) => each !== root && isWithin(root, each)),
    ),
    includes: (path) => {
      const name = toPosix(path)
      return leading.has(name) || isWanted(name, paths)
    },
  }
}

/** Installed packages and the history are no part of a site, even in one of its folders. */
function isWanted(path: string, wanted: ReadonlySet<string>): boolean {
  if (wanted.has(path)) return true
  const folder = foldersAbove(path).find((each) => wanted.has(each))
  return (
    folder !== undefined &&
    !/\/(?:node_modules|\.git)(?:\/|$)/.test(path.slice(folder.length))
  )
}

/** From the nearest one up. */
function foldersAbove(path: string): string[] {
  const above = dirname(path)
  return above === path ? [] : [above, ...foldersAbove(above)]
}

function existingFolder(path: string): string {
  return existsSync(path) ? path : existingFolder(dirname(path))
}

function isWithin(path: string, folder: string): boolean {
  return `${path}/`.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/')
}
