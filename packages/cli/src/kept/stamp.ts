import { statSync } from 'node:fs'

/** Systems stamp files by a clock that ticks: a stamp may be this many milliseconds old. */
export const clockTick = 20

/**
 * Stands for the state of a file: equal stamps, equal bytes.
 *
 * @param readSince milliseconds since 1970: a file that was written at that time or later may have
 *   been written after it was read, and gets a stamp that equals no other
 */
export function stampOf(file: string, readSince: number): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return 'missing'
  const { ctimeMs, mtimeMs, size, ino } = stats
  if (ctimeMs >= readSince - clockTick) return `unsettled ${Math.random()}`
  return `${ctimeMs} ${mtimeMs} ${size} ${ino}`
}
