import { existsSync, readFileSync, statSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResponseHeader } from '@gwdocs/core'

/** Stands in every output folder: without it, a folder that holds files is somebody's own. */
export const markerName = '.gwdocs'

/** Says besides what a host should send with every answer: `gwdocs serve` does. */
export function writeMarker(
  folder: string,
  headers: readonly ResponseHeader[],
): Promise<void> {
  const lines = [
    'This folder is written by gwdocs; a build replaces it.',
    ...headers.map(({ name, value }) => `${name}: ${value}`),
  ]
  return writeFile(
    join(folder, markerName),
    lines.map((each) => `${each}\n`).join(''),
  )
}

/** The headers of a built site, as its marker names them. */
export function readHeaders(folder: string): ResponseHeader[] {
  const file = join(folder, markerName)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(1)
  return lines.flatMap((line) => {
    const [, name, value] = /^([\w-]+): (.+)$/.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })
}

/** Whether a build may replace a folder: it is empty, missing, or one of ours. */
export async function mayReplace(folder: string): Promise<boolean> {
  if (!existsSync(folder) || existsSync(join(folder, markerName))) return true
  if (!statSync(folder).isDirectory()) return false
  return (await readdir(folder)).length === 0
}
