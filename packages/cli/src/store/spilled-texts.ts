import type { Spill, Spilled } from './spill.ts'

/** Texts by name; with a spill, only their bytes are kept, on the disk. */
export type SpilledTexts = ReadonlyMap<string, string> & {
  readonly set: (name: string, text: string) => void
}

/** The same on the disk. */
export type TextsOnDisk = SpilledTexts & {
  /** A text in UTF-8, as it is written. */
  readonly bytes: (name: string) => Buffer | undefined
}

/** A map of texts that are few in memory at a time. */
export function createTexts(spill: Spill | undefined): SpilledTexts {
  return spill ? new DiskTexts(spill) : new Map<string, string>()
}

export function isOnDisk(
  texts: ReadonlyMap<string, unknown>,
): texts is TextsOnDisk {
  return texts instanceof DiskTexts
}

/** Reads each text when it is asked for, and forgets it again. */
class DiskTexts implements TextsOnDisk {
  readonly #spill: Spill
  readonly #slots = new Map<string, Spilled>()

  constructor(spill: Spill) {
    this.#spill = spill
  }

  get size(): number {
    return this.#slots.size
  }

  set(name: string, text: string): void {
    this.#slots.set(name, this.#spill.put(Buffer.from(text)))
  }

  get(name: string): string | undefined {
    return this.bytes(name)?.toString()
  }

  bytes(name: string): Buffer | undefined {
    return this.#slots.get(name)?.read()
  }

  has(name: string): boolean {
    return this.#slots.has(name)
  }

  keys() {
    return this.#slots.keys()
  }

  *values(): Generator<string, undefined> {
    for (const slot of this.#slots.values()) yield slot.read().toString()
    return undefined
  }

  *entries(): Generator<[string, string], undefined> {
    for (const [name, slot] of this.#slots) yield [name, slot.read().toString()]
    return undefined
  }

  forEach(
    visit: (text: string, name: string, texts: SpilledTexts) => void,
  ): void {
    for (const [name, text] of this.entries()) visit(text, name, this)
  }

  [Symbol.iterator]() {
    return this.entries()
  }
}
