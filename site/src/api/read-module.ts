import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readGoDoc } from './read-go-doc.ts'

const run = promisify(execFile)

export type ReadModule =
  /** Import path → names that the package exports. */
  | {
      readonly type: 'read'
      readonly packages: ReadonlyMap<string, ReadonlySet<string>>
    }
  /** Go, or what it would have to fetch, is not here. */
  | { readonly type: 'absent' }

/**
 * Asks Go what packages export, in the versions that a module names.
 *
 * @param folder of the module, absolute; nothing is written there
 */
export async function readModule(
  folder: string,
  paths: readonly string[],
): Promise<ReadModule> {
  const cwd = await mkdtemp(join(tmpdir(), 'slim-api-'))
  const flags = `${process.env['GOFLAGS'] ?? ''} -mod=mod`.trim()
  const env = { ...process.env, GOFLAGS: flags }
  const go = async (...args: readonly string[]) => {
    const options = { cwd, env, timeout: 300_000, maxBuffer: 1 << 26 }
    return (await run('go', args, options)).stdout
  }
  try {
    await cp(folder, cwd, { recursive: true })
    await go('mod', 'download')
    const packages = new Map<string, ReadonlySet<string>>()
    for (const path of paths)
      packages.set(path, readGoDoc(await go('doc', '-all', path)))
    return { type: 'read', packages }
  } catch {
    return { type: 'absent' }
  } finally {
    await rm(cwd, { recursive: true, force: true })
  }
}
