import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

/** Where an entry lies in its segment, and what its bytes hash to. */
export type Slot = {
  readonly offset: number
  readonly length: number
  readonly checksum: string
}

/** A file of results that never changes once it is written. */
export type Segment = {
  readonly file: string
  readonly slots: ReadonlyMap<string, Slot>
  readonly bytes: number
  /** The bytes of an entry; undefined where they are not what was written. */
  readonly read: (slot: Slot) => Buffer | undefined
  readonly close: () => void
}

/** `GWS1`, length of the index, hash of the index; then the index and the entries. */
const magic = 'GWS1'
const headLength = magic.length + 4 + 32

/** An entry that is to be written; its bytes may be on the disk until then. */
export type NewEntry = {
  readonly length: number
  readonly checksum: string
  readonly read: () => Buffer
}

/** The bytes of a segment, in parts: put together, they would all be in memory. */
export function* encodeSegment(
  entries: ReadonlyMap<string, NewEntry>,
): Generator<Buffer> {
  let offset = 0
  const slots = [...entries].map(([key, { length, checksum }]) => {
    const slot = [key, offset, length, checksum] as const
    offset += length
    return slot
  })
  const index = Buffer.from(JSON.stringify(slots))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(index.length)
  yield* [Buffer.from(magic), length, Buffer.from(checksumOf(index)), index]
  for (const { read } of entries.values()) yield read()
}

/** Opens a segment; undefined where the file is none, or its index was damaged. */
export function openSegment(file: string): Segment | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  const close = () => closeSync(descriptor)
  const index = readIndex(descriptor)
  if (!index) {
    close()
    return undefined
  }
  const { slots, start } = index
  const bytes = [...slots.values()].reduce((sum, { length }) => sum + length, 0)
  return {
    file,
    slots,
    bytes,
    read: (slot) => readSlot(descriptor, start, slot),
    close,
  }
}

type Index = {
  readonly slots: ReadonlyMap<string, Slot>
  /** Where entries begin. */
  readonly start: number
}

function readIndex(descriptor: number): Index | undefined {
  const head = readAt(descriptor, 0, headLength)
  if (head?.toString('latin1', 0, magic.length) !== magic) return undefined
  const length = head.readUInt32BE(magic.length)
  const index = readAt(descriptor, headLength, length)
  if (!index || checksumOf(index) !== head.toString('latin1', magic.length + 4))
    return undefined
  const rows = JSON.parse(index.toString()) as [
    string,
    number,
    number,
    string,
  ][]
  const slots = rows.map(
    ([key, offset, size, checksum]) =>
      [key, { offset, length: size, checksum }] as const,
  )
  return { slots: new Map(slots), start: headLength + length }
}

function readSlot(
  descriptor: number,
  start: number,
  { offset, length, checksum }: Slot,
): Buffer | undefined {
  const bytes = readAt(descriptor, start + offset, length)
  return bytes && checksumOf(bytes) === checksum ? bytes : undefined
}

/** Undefined where the file ends before. */
function readAt(
  descriptor: number,
  position: number,
  length: number,
): Buffer | undefined {
  const bytes = Buffer.alloc(length)
  try {
    const read = readSync(descriptor, bytes, 0, length, position)
    return read === length ? bytes : undefined
  } catch {
    return undefined
  }
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
