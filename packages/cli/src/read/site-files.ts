import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFile } from '@gwdocs/core'
import { atATime } from './at-a-time.ts'
import { listFiles } from './list-files.ts'

/** Texts and listings of a site as they were read last, until somebody says that they have changed. */
export type SiteFiles = {
  /** Every file below a folder, as POSIX paths relative to it; the same list while it stays as it is. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** A file, by its path in the site; the same object while it stays as it is. */
  readonly read: (siteDir: string, filePath: string) => Promise<SourceFile>
  /** Forgets files that were written, by their absolute paths. */
  readonly forgetTexts: (paths: readonly string[]) => void
  /** Forgets which files there are. */
  readonly forgetNames: () => void
  /** Forgets everything. */
  readonly forget: () => void
}

export function createSiteFiles(): SiteFiles {
  const listings = new Map<string, Promise<readonly string[]>>()
  const texts = new Map<string, Promise<SourceFile>>()
  return {
    list: (folder) => recall(listings, folder, listFiles),
    read: (siteDir, filePath) =>
      recall(texts, join(siteDir, filePath), (file) =>
        readText(file, filePath),
      ),
    forgetTexts: (paths) => {
      for (const path of paths) texts.delete(path)
    },
    forgetNames: () => listings.clear(),
    forget: () => {
      listings.clear()
      texts.clear()
    },
  }
}

/** What failed is tried again. */
function recall<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: (key: string) => Promise<Value>,
): Promise<Value> {
  const found = known.get(key)
  if (found) return found
  const made = make(key)
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}

const reading = atATime(64)

/** The bytes of a file of the site, however many are asked for at once. */
export function readBytes(file: string): Promise<Buffer> {
  return reading(() => readFile(file))
}

async function readText(file: string, filePath: string): Promise<SourceFile> {
  const text = (await readBytes(file)).toString()
  // A byte-order mark would hide the front matter's fence.
  return { filePath, text: text.replace(/^\uFEFF/, '') }
}
