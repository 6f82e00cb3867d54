import { statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether a file or folder was written, renamed, added or deleted after a moment.
 *
 * In:  names by folder, as a watcher lists them; milliseconds since 1970.
 */
export function changedSince(
  watched: Readonly<Record<string, readonly string[]>>,
  time: number,
): boolean {
  return Object.entries(watched).some(([folder, names]) =>
    names.some((name) => changedAt(join(folder, name)) >= time),
  )
}

/** A file that is gone by now has changed, but its folder tells that. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0
}
