import { readdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clockTick } from '../kept/stamp.ts'

/**
 * Whether a file, or anything in a folder, was written, renamed, added or deleted after a moment.
 *
 * In:  absolute paths, which may be missing; milliseconds since 1970.
 * Out: true as well for what was changed just before.
 */
export function changedSince(paths: readonly string[], time: number): boolean {
  return paths.some((path) => isChanged(path, time - clockTick))
}

function isChanged(path: string, time: number): boolean {
  const stats = statOf(path)
  // What is gone has changed the folder in which it was.
  if (!stats) return isGoneSince(path, time)
  if (stats.ctimeMs >= time) return true
  return (
    stats.isDirectory() &&
    namesIn(path)
      .filter((name) => name !== 'node_modules' && name !== '.git')
      .some((name) => isChanged(join(path, name), time))
  )
}

/** A folder that has gone meanwhile holds nothing; the one in which it was tells of that. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isGoneSince(path: string, time: number): boolean {
  const folder = statOf(dirname(path))
  return folder ? folder.ctimeMs >= time : isGoneSince(dirname(path), time)
}

/** Undefined for what is not there, and for a link that leads round in a circle. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
