import { randomBytes } from 'node:crypto'
import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  writevSync,
} from 'node:fs'
import { join } from 'node:path'

/** Bytes that are not in memory all the time. */
export type Spilled = { readonly length: number; readonly read: () => Buffer }

/**
 * Takes bytes that this process needs again later. They wait on the disk, so that memory does
 * not grow with the site; where the disk takes none, they stay in memory.
 */
export type Spill = {
  readonly put: (bytes: Buffer) => Spilled
  /** Forgets all that was put in: nothing of it may be read any more. */
  readonly clear: () => void
}

/** So many bytes are written at a time. */
const chunkSize = 1024 * 1024

type Chunk = {
  /** Until they are written. */
  parts: Buffer[] | undefined
  size: number
  /** Where they lie in the file. */
  position: number
}

/** A file in a folder that need not exist; it is this process’ own, and goes with it. */
export function createSpill(folder: string): Spill {
  let file: number | undefined
  let end = 0
  let chunk = emptyChunk()
  const flush = (full: Chunk) => {
    file ??= openOwn(folder)
    if (!writeAll(file, full.parts ?? [], end)) return
    Object.assign(full, { parts: undefined, position: end })
    end += full.size
  }
  return {
    put: (bytes) => {
      const own = chunk
      const [start, index] = [own.size, own.parts?.length ?? 0]
      const { length } = bytes
      own.parts?.push(bytes)
      own.size += length
      if (own.size >= chunkSize) {
        flush(own)
        chunk = emptyChunk()
      }
      return {
        length,
        read: () =>
          own.parts?.[index] ?? readAt(file, own.position + start, length),
      }
    },
    clear: () => {
      chunk = emptyChunk()
      if (end > 0 && file !== undefined) ftruncateSync(file, 0)
      end = 0
    },
  }
}

function emptyChunk(): Chunk {
  return { parts: [], size: 0, position: 0 }
}

/** -1 where there can be no such file. */
function openOwn(folder: string): number {
  const path = join(folder, `${randomBytes(6).toString('hex')}.spill`)
  try {
    mkdirSync(folder, { recursive: true })
    const file = openSync(path, 'wx+')
    // An open file without a name goes when the process does, however that ends.
    if (!removed(path))
      process.once('exit', () => {
        closeSync(file)
        removed(path)
      })
    return file
  } catch {
    return -1
  }
}

/** Windows removes no open file. */
function removed(path: string): boolean {
  try {
    rmSync(path)
    return true
  } catch {
    return false
  }
}

function writeAll(
  file: number,
  parts: readonly Buffer[],
  position: number,
): boolean {
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  try {
    return writevSync(file, parts, position) === size
  } catch {
    return false
  }
}

function readAt(
  file: number | undefined,
  position: number,
  length: number,
): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  const read = readSync(file ?? -1, bytes, 0, length, position)
  if (read !== length) throw new Error('What was put aside is gone.')
  return bytes
}
