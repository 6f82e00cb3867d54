import { mkdtempSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeWhenEnded } from '../process/remove-when-ended.ts'

/** A scratch folder for modules that have to be files to be imported; gone after the work. */
export async function withScratchFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gwdocs-'))
  const forget = removeWhenEnded(folder)
  try {
    return await work(folder)
  } finally {
    forget()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A scratch folder that stays until the process ends, in whatever way it does. */
export function folderOfProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gwdocs-'))
  removeWhenEnded(folder)
  return folder
}
