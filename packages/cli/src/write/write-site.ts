import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutputFile, SiteBuild } from '../pipeline/site-build.ts'
import { writeMarker } from './marker.ts'
import { type OnStep, stagingFolder, swapIn } from './swap.ts'

export type Written = { readonly files: number; readonly bytes: number }

/** How many files are written at a time: enough to keep a disk busy. */
const parallel = 32

/** Writes a site beside the output folder and swaps it in as a whole. */
export async function writeSite(
  outDir: string,
  files: SiteBuild['files'],
  onStep?: OnStep,
): Promise<Written> {
  const staged = stagingFolder(outDir)
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true })
  const bytes = await writeAll(staged, [...files])
  await writeMarker(staged)
  await swapIn(outDir, staged, onStep)
  return { files: files.size, bytes }
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
      const size = await writeOne(join(folder, item[0]), item[1])
      bytes += size
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return bytes
}

async function writeOne(path: string, file: OutputFile): Promise<number> {
  if (file.type === 'copy') {
    await copyFile(file.source, path)
    return (await stat(path)).size
  }
  await writeFile(path, file.bytes)
  return Buffer.byteLength(file.bytes)
}
