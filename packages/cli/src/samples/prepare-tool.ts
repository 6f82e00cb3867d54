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
  { setup, version }: Pick<SamplesConfig, 'setup' | 'version'>,
  tool: RunTool,
): Promise<PreparedTool> {
  let said = ''
  for (const command of [setup, version]) {
    if (!command) continue
    const result = await runTool(command, tool)
    if (result.type !== 'ended' || result.code !== 0)
      return { type: 'unready', command, result }
    if (command === version) said = result.stdout.trim()
  }
  return { type: 'ready', version: said }
}
