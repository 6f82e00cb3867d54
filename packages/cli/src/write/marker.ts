import { existsSync, statSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stands in every output folder: without it, a folder that holds files is somebody's own. */
const markerName = '.gwdocs'

export function writeMarker(folder: string): Promise<void> {
  return writeFile(
    join(folder, markerName),
    'This folder is written by gwdocs; a build replaces it.\n',
  )
}

/** Whether a build may replace a folder: it is empty, missing, or one of ours. */
export async function mayReplace(folder: string): Promise<boolean> {
  if (!existsSync(folder) || existsSync(join(folder, markerName))) return true
  if (!statSync(folder).isDirectory()) return false
  return (await readdir(folder)).length === 0
}
