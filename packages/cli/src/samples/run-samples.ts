import { join } from 'node:path'
import type { Diagnostic, Sample } from '@gwdocs/core'
import { checkOutputs, type RunSample } from './check-output.ts'
import { checkSession } from './check-session.ts'
import { sampleFolder } from './lay-out-samples.ts'

export type RunSamples = Omit<RunSample, 'cwd'> & {
  /** The module in which the samples lie. */
  readonly folder: string
}

export type RanSamples = {
  /** Hashes of the samples that do not do what their pages say. */
  readonly failed: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Runs the programs whose pages say what they print or answer, one after the other. */
export async function runSamples(
  samples: ReadonlyMap<string, Sample>,
  { folder, run, siteDir }: RunSamples,
): Promise<RanSamples> {
  const failed: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const [hash, sample] of samples) {
    const cwd = join(folder, sampleFolder(hash))
    const found = await runSample(sample, { run, cwd, siteDir })
    if (found.length > 0) failed.push(hash)
    diagnostics.push(...found)
  }
  return { failed, diagnostics }
}

async function runSample(
  { expected }: Sample,
  options: RunSample,
): Promise<Diagnostic[]> {
  const outputs = expected.filter((each) => each.type === 'output')
  const found = await checkOutputs(outputs, options)
  for (const each of expected) {
    if (each.type === 'session')
      found.push(...(await checkSession(each, options)))
  }
  return found
}
