import { existsSync } from 'node:fs'
import { rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type Journal,
  journalOf,
  readJournal,
  writeJournal,
} from './journal.ts'
import {
  isOfAnother,
  removeIfPossible,
  removeLeftovers,
  sibling,
} from './siblings.ts'

/** Called after each step; tests end the process here. */
export type OnStep = (step: SwapStep) => void

export const swapSteps = [
  'journal-written',
  'old-moved',
  'new-moved',
  'journal-removed',
] as const
export type SwapStep = (typeof swapSteps)[number]

/** Milliseconds after which a swap, two renames, is taken for one that was cut off. */
const longestSwap = 10_000
const pause = 20

/**
 * Puts a finished folder in place of the output folder, by two renames.
 *
 * The journal on disk says what is being done: whenever the process ends, `finishSwap`
 * brings the output to the new site or back to the old one. Of two builds that end at once
 * one waits for the other. A rename that fails leaves everything as it was, and throws.
 */
export async function swapIn(
  outDir: string,
  staged: string,
  onStep: OnStep = () => undefined,
): Promise<void> {
  const retired = sibling(outDir, 'old')
  const journal = { staged: basename(staged), retired: basename(retired) }
  while (!(await writeJournal(outDir, journal))) await settle(outDir)
  onStep('journal-written')
  try {
    if (existsSync(outDir)) await rename(outDir, retired)
    onStep('old-moved')
    await rename(staged, outDir)
  } catch (error) {
    if (!existsSync(outDir) && existsSync(retired))
      await rename(retired, outDir)
    await unlink(journalOf(outDir))
    throw error
  }
  onStep('new-moved')
  await unlink(journalOf(outDir))
  onStep('journal-removed')
  await removeIfPossible(retired)
}

/**
 * Completes or undoes a swap that was cut off, and clears away what ended builds left.
 * Every command that uses an output folder begins with this.
 */
export async function finishSwap(outDir: string): Promise<void> {
  await settle(outDir)
  await removeLeftovers(outDir)
}

/** Waits for a swap of another process, and does again what one that was cut off began. */
async function settle(outDir: string): Promise<void> {
  const deadline = performance.now() + longestSwap
  let journal = await readJournal(outDir)
  while (
    journal &&
    isOfAnother(journal.staged) &&
    performance.now() < deadline
  ) {
    await setTimeout(pause)
    journal = await readJournal(outDir)
  }
  if (!journal) return
  try {
    await redo(outDir, journal)
  } catch (error) {
    // Two processes that find the same journal do the same; one of them comes too late.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function redo(outDir: string, journal: Journal): Promise<void> {
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
