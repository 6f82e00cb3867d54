import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Diagnostic, Sample } from '@gwdocs/core'
import {
  findingsOf,
  type Judge,
  judgeSample,
  namedNoSample,
} from './judge-samples.ts'
import { sampleFolder } from './lay-out-samples.ts'
import { type RunTool, runTool, type ToolResult } from './run-tool.ts'

export type Compiled =
  | { readonly type: 'unchecked'; readonly result: ToolResult }
  | {
      readonly type: 'checked'
      /** Hashes. */
      readonly failed: ReadonlySet<string>
      readonly diagnostics: readonly Diagnostic[]
    }

type Compile = Judge & { readonly tool: RunTool }

/**
 * Runs the check of a language over all samples of a module.
 *
 * Many checkers stop at a mistake of one kind before they look for another: `go vet` checks no
 * package while one cannot be parsed, nor does `tsc` look at types. So samples that were named
 * are taken out, and the rest is checked again, until nothing more is found.
 */
export async function compileSamples(
  samples: ReadonlyMap<string, Sample>,
  options: Compile,
): Promise<Compiled> {
  const { config, siteDir, tool } = options
  const rest = new Map(samples)
  const failed = new Set<string>()
  const diagnostics: Diagnostic[] = []
  const judge = (hash: string, findings: Parameters<typeof judgeSample>[1]) => {
    const sample = rest.get(hash)
    const found = sample ? judgeSample(sample, findings, siteDir) : []
    if (found.length > 0) failed.add(hash)
    diagnostics.push(...found)
  }
  while (rest.size > 0) {
    const result = await runTool(config.command, tool)
    if (result.type !== 'ended') return { type: 'unchecked', result }
    const named = findingsOf(rest, result)
    if (named.size === 0 && result.code !== 0) {
      diagnostics.push(namedNoSample(result, options))
      rest.forEach((_, hash) => failed.add(hash))
      break
    }
    for (const [hash, findings] of named) {
      judge(hash, findings)
      rest.delete(hash)
      await rm(join(tool.cwd, sampleFolder(hash)), { recursive: true })
    }
    if (result.code !== 0) continue
    for (const hash of rest.keys()) judge(hash, [])
    break
  }
  return { type: 'checked', failed, diagnostics }
}
