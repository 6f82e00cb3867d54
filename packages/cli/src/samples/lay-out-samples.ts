import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sample, SamplesConfig } from '@gwdocs/core'
import { endAll } from './run-tool.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * A scratch module for the time of the work: the files that the config names, and nothing
 * else yet. It lies in the site's folder, so that packages installed there are found.
 * Whoever interrupts the command leaves neither the folder behind nor a program that runs in it.
 */
export async function withSampleModule<Result>(
  { siteDir, config }: { siteDir: string; config: SamplesConfig },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(siteDir, '.gwdocs-samples-'))
  const stop = (signal: NodeJS.Signals) => {
    endAll()
    rmSync(folder, { recursive: true, force: true })
    process.kill(process.pid, signal)
  }
  for (const signal of signals) process.once(signal, stop)
  try {
    if (config.module !== undefined)
      await cp(join(siteDir, config.module), folder, { recursive: true })
    return await work(folder)
  } finally {
    for (const signal of signals) process.off(signal, stop)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Name of the folder in which a sample lies: a name that any language takes for a package. */
export function sampleFolder(hash: string): string {
  return `s${hash}`
}

/** Writes samples into a module, each into a folder of its own. */
export async function layOutSamples(
  folder: string,
  samples: ReadonlyMap<string, Sample>,
): Promise<void> {
  for (const [hash, { files }] of samples) {
    const own = join(folder, sampleFolder(hash))
    await mkdir(own, { recursive: true })
    for (const { name, text } of files) await writeFile(join(own, name), text)
  }
}
