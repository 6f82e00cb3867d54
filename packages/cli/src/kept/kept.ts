import type { Keep } from '@gwdocs/core'
import { areSame } from './are-same.ts'
import { stampOf } from './stamp.ts'

/** What a step made of files, and which files these were. */
export type MadeOfFiles<Value> = {
  readonly value: Value
  /** Absolute paths. */
  readonly files: readonly string[]
  /** Whether it may be given again; what failed has not told all that it depends on. */
  readonly mayKeep: boolean
}

/** Results of steps between two builds of a site that is being written. */
export type Kept = {
  readonly keep: Keep
  /** The same for a step that reads files: it is done again when one of these is another. */
  readonly keepFiles: <Value>(
    name: string,
    inputs: readonly unknown[],
    make: () => Promise<MadeOfFiles<Value>>,
  ) => Promise<Value>
  /** The same results under names of their own. */
  readonly within: (scope: string) => Kept
  /** Forgets what was made of files: another file may be meant by the same name now. */
  readonly forgetFiles: () => void
}

type Entry = { readonly inputs: readonly unknown[]; readonly value: unknown }

type FileEntry = Entry & { readonly stamps: ReadonlyMap<string, string> }

/** @param onMade told the name of each step that is done */
export function createKept(onMade: (name: string) => void = ignore): Kept {
  const entries = new Map<string, Entry>()
  const made = new Map<string, FileEntry>()
  const within = (scope: string): Kept => ({
    keep: <Value>(
      name: string,
      inputs: readonly unknown[],
      make: () => Value,
    ) => {
      const key = scope + name
      const known = entries.get(key)
      if (known && areSame(known.inputs, inputs)) return known.value as Value
      onMade(name)
      const value = make()
      entries.set(key, { inputs, value })
      return value
    },
    keepFiles: async (name, inputs, make) => {
      const key = scope + name
      const known = made.get(key)
      if (known && areSame(known.inputs, inputs) && areUnchanged(known.stamps))
        return known.value as never
      onMade(name)
      const started = Date.now()
      const { value, files, mayKeep } = await make()
      const stamps = new Map(
        files.map((file) => [file, stampOf(file, started)]),
      )
      if (mayKeep) made.set(key, { inputs, value, stamps })
      else made.delete(key)
      return value
    },
    within: (inner) => within(`${scope}${inner}\n`),
    forgetFiles: () => made.clear(),
  })
  return within('')
}

function ignore(): void {
  // Nobody counts.
}

function areUnchanged(stamps: ReadonlyMap<string, string>): boolean {
  const now = Date.now()
  return [...stamps].every(([file, stamp]) => stampOf(file, now) === stamp)
}
