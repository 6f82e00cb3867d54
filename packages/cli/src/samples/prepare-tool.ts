import type { SamplesConfig } from '@gwdocs/core'
import { runTool, type RunTool, type ToolResult } from './run-tool.ts'

export type PreparedTool =
  /** `version` is what samples are checked with; empty where the config does not ask. */
  | { readonly type: 'ready'; readonly version: string }
  | {
      readonly type: 'unready'
      readonly command: readonly string[]
      readonly result: ToolResult
    }

/** Fetches what a module depends on, and asks the tool what it is. */
export async function prepareTool(
  config: Pick<SamplesConfig, 'setup' | 'version'>,
  tool: RunTool,
): Promise<PreparedTool> {
  const { setup } = config
  if (setup) {
    const result = await runTool(setup, tool)
    if (result.type !== 'ended' || result.code !== 0)
      return { type: 'unready', command: setup, result }
  }
  return askVersion(config, tool)
}

/** Asks the tool what it is. Many know without what `setup` would fetch. */
export async function askVersion(
  { version }: Pick<SamplesConfig, 'version'>,
  tool: RunTool,
): Promise<PreparedTool> {
  if (!version) return { type: 'ready', version: '' }
  const result = await runTool(version, tool)
  return result.type === 'ended' && result.code === 0
    ? { type: 'ready', version: result.stdout.trim() }
    : { type: 'unready', command: version, result }
}
