import { rmSync } from 'node:fs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Folders to be removed when the process ends. */
const folders = new Set<string>()
let isListening = false

/**
 * Removes a folder when the process ends, in whatever way it does but by force.
 *
 * Out: what keeps the folder instead.
 */
export function removeWhenEnded(folder: string): () => void {
  folders.add(folder)
  if (!isListening) listen()
  return () => folders.delete(folder)
}

function listen(): void {
  isListening = true
  process.once('exit', removeAll)
  for (const signal of signals) {
    process.once(signal, () => {
      removeAll()
      process.kill(process.pid, signal)
    })
  }
}

function removeAll(): void {
  for (const folder of folders) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // The end of the process must not fail for it.
    }
  }
  folders.clear()
}
