import { createHash } from 'node:crypto'
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { SearchRecord } from '@gwdocs/core'
import type { PagefindFiles } from './run-pagefind.ts'

/** Indexes by the hash of their records: on disk between builds. */
export type SearchStore = {
  readonly read: (key: string) => Promise<PagefindFiles | undefined>
  readonly write: (key: string, made: PagefindFiles) => Promise<void>
  /** Removes all indexes but these. */
  readonly keep: (keys: readonly string[]) => Promise<void>
}

/** Changes with the form of what is stored, and with Pagefind. */
const format = 'pagefind 1.6.0, form 1'

/** Stands for records in one language: the same records always give the same index. */
export function keyOf(
  records: readonly SearchRecord[],
  language: string,
): string {
  const text = JSON.stringify([format, language, records])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

/** A store below the site's own folder. One that cannot be written, or read, costs only time. */
export function openSearchStore(siteDir: string): SearchStore {
  const folder = join(siteDir, '.gwdocs', 'search')
  const pathOf = (key: string) => join(folder, `${key}.json.gz`)
  return {
    read: async (key) => {
      try {
        return unpack(await readFile(pathOf(key)))
      } catch {
        return undefined
      }
    },
    write: async (key, made) => {
      const draft = join(folder, `${key}.${process.pid}.tmp`)
      try {
        await mkdir(folder, { recursive: true })
        // Nobody has to tell git that it is not to be kept.
        await writeFile(join(folder, '..', '.gitignore'), '*\n')
        await writeFile(draft, pack(made))
        await rename(draft, pathOf(key))
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
    keep: async (keys) => {
      const kept = new Set(keys.map((key) => `${key}.json.gz`))
      const names = await readdir(folder).catch(() => [])
      const others = names.filter(
        (name) => name.endsWith('.json.gz') && !kept.has(name),
      )
      for (const name of others)
        await rm(join(folder, name), { force: true }).catch(() => undefined)
    },
  }
}

type Packed = {
  readonly files: readonly (readonly [string, string])[]
  readonly ids: readonly (readonly [string, string])[]
}

function pack({ files, ids }: PagefindFiles): Buffer {
  const packed: Packed = {
    files: [...files].map(([path, bytes]) => [
      path,
      Buffer.from(bytes).toString('base64'),
    ]),
    ids: [...ids],
  }
  return gzipSync(JSON.stringify(packed))
}

/** A file that was cut or changed fails its checksum, and throws. */
function unpack(bytes: Buffer): PagefindFiles {
  const { files, ids } = JSON.parse(
    gunzipSync(bytes).toString('utf8'),
  ) as Packed
  return {
    files: new Map(
      files.map(([path, text]) => [path, Buffer.from(text, 'base64')]),
    ),
    ids: new Map(ids),
  }
}
