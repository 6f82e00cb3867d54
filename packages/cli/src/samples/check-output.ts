import {
  compareOutput,
  type Diagnostic,
  type ExpectedOutput,
  type OutputDifference,
  type SampleBlock,
} from '@gwdocs/core'
import { runTool } from './run-tool.ts'
import { placeInBlock } from './sample-place.ts'

/** How long a program may take, and one that serves to come up, in milliseconds. */
export const programTime = 60_000

export type RunSample = {
  readonly run: readonly string[]
  /** The sample's folder. */
  readonly cwd: string
  readonly siteDir: string
}

/** Runs a program once, and compares what it prints with what its page says. */
export async function checkOutputs(
  outputs: readonly ExpectedOutput[],
  { run, cwd, siteDir }: RunSample,
): Promise<Diagnostic[]> {
  const [first] = outputs
  if (!first) return []
  const result = await runTool(run, { cwd, timeout: programTime })
  if (result.type === 'missing') return [notRun(first.block, run)]
  if (result.type === 'late') return [notEnded(first.block, run)]
  return outputs.flatMap(({ block, stream }) => {
    const difference = compareOutput(block.code, result[stream])
    const said = result.code === 0 ? '' : firstLine(result.stderr)
    return difference ? [differs({ block, difference, said, siteDir })] : []
  })
}

export type Differs = {
  readonly block: SampleBlock
  /** Its line counts from the first of the block. */
  readonly difference: OutputDifference
  /** What a program that failed said of it. */
  readonly said?: string
  readonly siteDir: string
}

export function differs(found: Differs): Diagnostic {
  const { block, difference, said, siteDir } = found
  const { line, expected, actual } = difference
  const why = said ? `, for it failed: \`${said}\`` : ''
  return {
    code: 'sample-output-differs',
    severity: 'error',
    message: `The program prints ${quote(actual)} where the page has ${quote(expected)}${why}.`,
    hint: 'mend the program or its output; `…` stands for what changes from run to run.',
    place: placeInBlock(block, line, undefined, siteDir),
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? ''
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing more' : `\`${line}\``
}

function notRun(block: SampleBlock, run: readonly string[]): Diagnostic {
  return {
    code: 'sample-command-failed',
    severity: 'error',
    message: `The program that prints this could not be run: there is no \`${run[0] ?? ''}\`.`,
    hint: 'install it, or mend `run` under `samples` in the config.',
    place: at(block),
  }
}

function notEnded(block: SampleBlock, run: readonly string[]): Diagnostic {
  return {
    code: 'sample-command-failed',
    severity: 'error',
    message: `\`${run.join(' ')}\` was still running after ${programTime / 1000} seconds, and was ended.`,
    hint: 'write what a server answers as a `session` block, which asks it while it runs.',
    place: at(block),
  }
}

function at({ filePath, line }: SampleBlock) {
  return { type: 'position', file: filePath, line, column: 1 } as const
}
