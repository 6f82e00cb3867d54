import { randomBytes } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import {
  checksumOf,
  encodeSegment,
  type NewEntry,
  openSegment,
  type Segment,
} from './segment.ts'
import { createSpill } from './spill.ts'

/**
 * Results of earlier builds, by the hash of all that they depend on. What cannot be read is a
 * miss; what cannot be written is not kept. Neither is ever an error.
 */
export type Store = {
  /** A value of its own at each call; undefined where there is none. */
  readonly get: (key: string) => unknown
  readonly set: (key: string, value: unknown) => void
  /** Writes what is new to the disk. */
  readonly save: () => void
}

export type StoreLimits = {
  /** More segments than this become one. */
  readonly segments: number
  /** Bytes on disk; what was not used lately is left out when there are more. */
  readonly bytes: number
}

const usualLimits: StoreLimits = { segments: 12, bytes: 512 * 1024 * 1024 }

const ending = '.segment'

/** Opens the store in a folder, which need not exist. */
export function openStore(folder: string, limits = usualLimits): Store {
  let segments = openSegments(folder)
  const added = new Map<string, NewEntry>()
  const spill = createSpill(folder)
  const used = new Set<string>()
  let addedBytes = 0
  const find = (key: string): Buffer | undefined =>
    added.get(key)?.read() ?? readFrom(segments, key)
  return {
    get: (key) => {
      const value = decode(find(key))
      if (value !== undefined) used.add(key)
      return value
    },
    set: (key, value) => {
      if (addedBytes > limits.bytes) return
      const bytes = serialize(value)
      used.add(key)
      added.set(key, { checksum: checksumOf(bytes), ...spill.put(bytes) })
      addedBytes += bytes.length
    },
    save: () => {
      if (added.size === 0) return
      const merged = toMerge({ segments, added, used, limits })
      const made = writeSegment(
        folder,
        gather({ segments: merged, added, used, limits }),
      )
      if (!made) return
      added.clear()
      spill.clear()
      addedBytes = 0
      for (const { close, file } of merged) {
        close()
        remove(file)
      }
      segments = [made, ...segments.filter((each) => !merged.includes(each))]
    },
  }
}

/** Newest first: their names begin with the time at which they were made. */
function openSegments(folder: string): Segment[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .reverse()
    .flatMap((name) => openSegment(join(folder, name)) ?? [])
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readFrom(
  segments: readonly Segment[],
  key: string,
): Buffer | undefined {
  for (const { slots, read } of segments) {
    const slot = slots.get(key)
    const bytes = slot && read(slot)
    if (bytes) return bytes
  }
  return undefined
}

function decode(bytes: Buffer | undefined): unknown {
  try {
    return bytes && deserialize(bytes)
  } catch {
    return undefined
  }
}

/** Segments whose place the next one takes: all when they are too large, else the small ones of too many. */
function toMerge({ segments, added, used, limits }: Gather): Segment[] {
  const bytes = segments.reduce((sum, each) => sum + each.bytes, sizeOf(added))
  // Where a build needs nearly all of it, there is nothing to be won.
  const needed = sizeOf(added) + bytesOf(segments, used)
  if (bytes > Math.max(limits.bytes, 2 * needed)) return [...segments]
  if (segments.length < limits.segments) return []
  return segments.filter((each) => each.bytes < bytes / 2)
}

function bytesOf(segments: readonly Segment[], keys: ReadonlySet<string>) {
  const slots = segments.flatMap((each) =>
    [...each.slots].filter(([key]) => keys.has(key)),
  )
  return slots.reduce((sum, [, { length }]) => sum + length, 0)
}

function sizeOf(entries: ReadonlyMap<string, NewEntry>): number {
  return [...entries.values()].reduce((sum, { length }) => sum + length, 0)
}

type Gather = {
  readonly segments: readonly Segment[]
  readonly added: ReadonlyMap<string, NewEntry>
  readonly used: ReadonlySet<string>
  readonly limits: StoreLimits
}

/** What was used now, and of the rest the newest, up to half of what is allowed. */
function gather({
  segments,
  added,
  used,
  limits,
}: Gather): Map<string, NewEntry> {
  const entries = new Map(added)
  let bytes = sizeOf(added)
  const take = (isWanted: (key: string) => boolean) => {
    for (const { slots, read } of segments)
      for (const [key, slot] of slots) {
        if (entries.has(key) || !isWanted(key)) continue
        const found = read(slot)
        if (!found) continue
        const { length } = found
        const { checksum } = slot
        entries.set(key, { length, checksum, read: () => found })
        bytes += length
      }
  }
  take((key) => used.has(key))
  take(() => bytes < limits.bytes / 2)
  return entries
}

/** Writes a segment beside its place and moves it there, so that no half of one is ever seen. */
function writeSegment(
  folder: string,
  entries: ReadonlyMap<string, NewEntry>,
): Segment | undefined {
  const name = `${Date.now().toString(36)}-${randomBytes(6).toString('hex')}`
  const file = join(folder, name + ending)
  try {
    mkdirSync(folder, { recursive: true })
    // Nobody has to tell git, or a formatter, to leave the folder alone.
    writeFileSync(join(dirname(folder), '.gitignore'), '*\n')
    writeParts(`${file}.tmp`, encodeSegment(entries))
    renameSync(`${file}.tmp`, file)
    return openSegment(file)
  } catch {
    remove(`${file}.tmp`)
    return undefined
  }
}

function writeParts(file: string, parts: Iterable<Buffer>): void {
  const descriptor = openSync(file, 'wx')
  try {
    for (const part of parts) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}

/** Another process may have done so already, or hold the file open. */
function remove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // It is left to the next one.
  }
}
