import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** What a swap that is under way has set out to do; names beside the output folder. */
type Journal = { readonly staged: string; readonly retired: string }

/** Called after each step; tests end the process here. */
export type OnStep = (step: SwapStep) => void

export const swapSteps = [
  'journal-written',
  'old-moved',
  'new-moved',
  'journal-removed',
] as const
export type SwapStep = (typeof swapSteps)[number]

const journalOf = (outDir: string) =>
  join(dirname(outDir), `.${basename(outDir)}.gwdocs-swap.json`)

/** What a build makes beside the output: an unfinished folder or journal, or a folder on the way out. */
function sibling(
  outDir: string,
  role: 'new' | 'old' | 'draft',
  id: string,
): string {
  return join(dirname(outDir), `.${basename(outDir)}.gwdocs-${role}-${id}`)
}

/** A folder on the same device as the output, to be filled and then swapped in. */
export function stagingFolder(outDir: string): string {
  return sibling(outDir, 'new', String(process.pid))
}

/**
 * Puts a finished folder in place of the output folder, by two renames.
 *
 * The journal on disk says what is being done: whenever the process ends, `finishSwap`
 * brings the output to the new site or back to the old one.
 */
export async function swapIn(
  outDir: string,
  staged: string,
  onStep: OnStep = () => undefined,
): Promise<void> {
  const retired = sibling(outDir, 'old', String(process.pid))
  await writeJournal(outDir, {
    staged: basename(staged),
    retired: basename(retired),
  })
  onStep('journal-written')
  if (existsSync(outDir)) await rename(outDir, retired)
  onStep('old-moved')
  await rename(staged, outDir)
  onStep('new-moved')
  await unlink(journalOf(outDir))
  onStep('journal-removed')
  await rm(retired, { recursive: true, force: true })
}

/**
 * Completes or undoes a swap that was cut off, and clears away what ended builds left.
 * Every command that uses an output folder begins with this.
 */
export async function finishSwap(outDir: string): Promise<void> {
  const journal = await readJournal(outDir)
  if (journal) {
    const folder = dirname(outDir)
    const staged = join(folder, journal.staged)
    const retired = join(folder, journal.retired)
    if (!existsSync(outDir)) {
      if (existsSync(staged)) await rename(staged, outDir)
      else if (existsSync(retired)) await rename(retired, outDir)
    } else if (existsSync(staged) && !existsSync(retired)) {
      // Cut off before the old site moved: the new one is whole, so the swap is done again.
      await rename(outDir, retired)
      await rename(staged, outDir)
    }
    await unlink(journalOf(outDir))
  }
  await removeLeftovers(outDir)
}

async function writeJournal(outDir: string, journal: Journal): Promise<void> {
  // Written aside and renamed, so that a journal is whole or not there.
  const draft = sibling(outDir, 'draft', String(process.pid))
  const file = await open(draft, 'w')
  try {
    await file.writeFile(JSON.stringify(journal))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, journalOf(outDir))
}

async function readJournal(outDir: string): Promise<Journal | undefined> {
  if (!existsSync(journalOf(outDir))) return undefined
  const journal = JSON.parse(
    await readFile(journalOf(outDir), 'utf8'),
  ) as Partial<Journal>
  const { staged, retired } = journal
  return staged && retired
    ? { staged: basename(staged), retired: basename(retired) }
    : undefined
}

/** Folders and drafts of processes that are no longer there. */
async function removeLeftovers(outDir: string): Promise<void> {
  const parent = dirname(outDir)
  if (!existsSync(parent)) return
  const prefix = `.${basename(outDir)}.gwdocs-`
  for (const name of await readdir(parent)) {
    const [, pid] =
      /^(?:new|old|draft)-(\d+)$/.exec(
        name.startsWith(prefix) ? name.slice(prefix.length) : '',
      ) ?? []
    if (
      pid !== undefined &&
      (Number(pid) === process.pid || !isAlive(Number(pid)))
    ) {
      await rm(join(parent, name), { recursive: true, force: true })
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
