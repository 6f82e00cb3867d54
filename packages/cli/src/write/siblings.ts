import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What a build makes beside the output: an unfinished folder or journal, or a folder on the way out. */
export function sibling(outDir: string, role: 'new' | 'old' | 'draft'): string {
  return join(
    dirname(outDir),
    `.${basename(outDir)}.gwdocs-${role}-${process.pid}`,
  )
}

/** A folder on the same device as the output, to be filled and then swapped in. */
export function stagingFolder(outDir: string): string {
  return sibling(outDir, 'new')
}

/** Whether another process that is still there made a file or folder beside the output. */
export function isOfAnother(name: string): boolean {
  const pid = Number(/\d+$/.exec(name)?.[0])
  return pid !== process.pid && isAlive(pid)
}

/** Clears away folders and drafts of processes that are no longer there. */
export async function removeLeftovers(outDir: string): Promise<void> {
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const prefix = `.${basename(outDir)}.gwdocs-`
  for (const name of await readdir(parent)) {
    const role = name.startsWith(prefix) ? name.slice(prefix.length) : ''
    if (/^(?:new|old|draft)-\d+$/.test(role) && !isOfAnother(name))
      await removeIfPossible(join(parent, name))
  }
}

/** What cannot be removed now harms nobody; the next command tries again. */
export async function removeIfPossible(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
