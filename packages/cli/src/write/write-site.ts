import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutputFile, SiteBuild } from '../pipeline/site-build.ts'
import { removeWhenEnded } from '../process/remove-when-ended.ts'
import { writeMarker } from './marker.ts'
import { removeIfPossible, stagingFolder } from './siblings.ts'
import { type OnStep, swapIn } from './swap.ts'

export type Written = { readonly files: number; readonly bytes: number }

/** How many files are written at a time: enough to keep a disk busy. */
const parallel = 32

/** Writes a site beside the output folder and swaps it in as a whole; what fails leaves nothing behind. */
export async function writeSite(
  outDir: string,
  { files, headers }: Pick<SiteBuild, 'files' | 'headers'>,
  onStep?: OnStep,
): Promise<Written> {
  const staged = stagingFolder(outDir)
  const keep = removeWhenEnded(staged)
  try {
    await rm(staged, { recursive: true, force: true })
    await mkdir(staged, { recursive: true })
    const bytes = await writeAll(staged, [...files])
    await writeMarker(staged, headers)
    // From here on the journal decides.
    keep()
    await swapIn(outDir, staged, onStep)
    return { files: files.size, bytes }
  } catch (error) {
    await removeIfPossible(staged)
    throw error
  } finally {
    keep()
  }
}

async function writeAll(
  folder: string,
  files: readonly (readonly [string, OutputFile])[],
): Promise<number> {
  const folders = new Set(files.map(([path]) => dirname(join(folder, path))))
  for (const each of folders) await mkdir(each, { recursive: true })
  let next = 0
  let bytes = 0
  const work = async () => {
    for (let item = files[next++]; item; item = files[next++]) {
      const path = join(folder, item[0])
      const size = await writeOne(path, item[1]).catch(naming(path))
      bytes += size
    }
  }
  const stop = (error: unknown) => {
    next = files.length
    throw error
  }
  const works = Array.from({ length: parallel }, () => work().catch(stop))
  // All of them have ended before the folder may be cleared away.
  await Promise.allSettled(works)
  await Promise.all(works)
  return bytes
}

async function writeOne(path: string, file: OutputFile): Promise<number> {
  if (file.type === 'copy') {
    await copyFile(file.source, path)
    return (await stat(path)).size
  }
  const { bytes } = file
  await writeFile(path, bytes)
  return Buffer.byteLength(bytes)
}

/** Adds the file to an error that does not name one: a full disk shows only in the writing. */
function naming(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    error.path ??= path
    throw error
  }
}
