import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MovePlan } from './plan-move.ts'

/** Does what a plan says: texts first, then the files, so that what breaks off can be seen. */
export async function applyMove(
  siteDir: string,
  { moved, edited, written }: MovePlan,
): Promise<void> {
  for (const { filePath, text } of edited)
    await writeText(join(siteDir, filePath), text)
  for (const [from, to] of moved) {
    await mkdir(dirname(join(siteDir, to)), { recursive: true })
    await rename(join(siteDir, from), join(siteDir, to))
  }
  for (const from of moved.keys())
    await removeEmpty(dirname(join(siteDir, from)), siteDir)
  for (const { filePath, text } of written) {
    const path = join(siteDir, filePath)
    if (text === '') await rm(path, { force: true })
    else await writeFile(path, text)
  }
}

/** A byte-order mark, which no reader hands on, stays. */
async function writeText(path: string, text: string): Promise<void> {
  const hasMark = existsSync(path) && readFileSync(path)[0] === 0xef
  await writeFile(path, hasMark ? `\uFEFF${text}` : text)
}

/** Takes away a folder that holds nothing any more, and those above it that do not either. */
async function removeEmpty(folder: string, siteDir: string): Promise<void> {
  if (folder === siteDir || !folder.startsWith(siteDir)) return
  if (!existsSync(folder)) return removeEmpty(dirname(folder), siteDir)
  if ((await readdir(folder)).length > 0) return
  await rmdir(folder)
  await removeEmpty(dirname(folder), siteDir)
}
