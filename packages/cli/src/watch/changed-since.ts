import { readdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Systems stamp files by a clock that ticks: a stamp may be this many milliseconds old. */
const tick = 20

/**
 * Whether a file, or anything in a folder, was written, renamed, added or deleted after a moment.
 *
 * In:  absolute paths, which may be missing; milliseconds since 1970.
 * Out: true as well for what was changed just before.
 */
export function changedSince(paths: readonly string[], time: number): boolean {
  return paths.some((path) => isChanged(path, time - tick))
}

function isChanged(path: string, time: number): boolean {
  const stats = statOf(path)
  // What is gone has changed the folder in which it was.
  if (!stats) return isGoneSince(path, time)
  if (stats.ctimeMs >= time) return true
  return (
    stats.isDirectory() &&
    readdirSync(path)
      .filter((name) => name !== 'node_modules' && name !== '.git')
      .some((name) => isChanged(join(path, name), time))
  )
}

function isGoneSince(path: string, time: number): boolean {
  const folder = statOf(dirname(path))
  return folder ? folder.ctimeMs >= time : isGoneSince(dirname(path), time)
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
