import { link, open, readFile, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sibling } from './siblings.ts'

/** What a swap that is under way has set out to do; names beside the output folder. */
export type Journal = { readonly staged: string; readonly retired: string }

export const journalOf = (outDir: string) =>
  join(dirname(outDir), `.${basename(outDir)}.gwdocs-swap.json`)

/** Writes the journal of a swap; false where there is one already. */
export async function writeJournal(
  outDir: string,
  journal: Journal,
): Promise<boolean> {
  // Written aside and linked, so that a journal is whole or not there.
  const draft = sibling(outDir, 'draft')
  const file = await open(draft, 'w')
  try {
    await file.writeFile(JSON.stringify(journal))
    await file.sync()
  } finally {
    await file.close()
  }
  return place(draft, journalOf(outDir))
}

async function place(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // Some disks have no hard links: there, two builds at once are not kept apart.
    await rename(draft, path)
    return true
  }
  await unlink(draft)
  return true
}

/** Undefined where there is none. One that cannot be read is removed: no swap follows from it. */
export async function readJournal(
  outDir: string,
): Promise<Journal | undefined> {
  const file = journalOf(outDir)
  try {
    const { staged, retired } = JSON.parse(
      await readFile(file, 'utf8'),
    ) as Partial<Journal>
    if (staged && retired)
      return { staged: basename(staged), retired: basename(retired) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
  }
  await unlink(file)
  return undefined
}
