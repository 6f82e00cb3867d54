import { join } from 'node:path'
import { editPage, makeSite } from './bench-site.ts'
import { checkOutput, type Output, readOutput } from './check-output.ts'
import type { Corpus } from './corpus.ts'
import { measure, type Measured } from './measure.ts'
import type { Tool } from './tools/tool.ts'

/** In this order: each builds on what the one before it has left. */
export const steps = ['cold', 'warm', 'one edit'] as const
export type Step = (typeof steps)[number]

/** One build by one tool. */
export type Run = Measured & {
  readonly tool: string
  readonly corpus: string
  readonly step: Step
  readonly output: Output
}

export type Turns = {
  readonly tools: readonly Tool[]
  readonly corpus: Corpus
  readonly runs: number
  readonly steps: readonly Step[]
  readonly folder: string
  readonly onRun: (run: Run) => void
}

/** Every tool in turn, so that whatever else the machine does meets all of them. */
export async function runTurns(turns: Turns): Promise<void> {
  for (let run = 0; run < turns.runs; run++)
    for (const tool of turns.tools) await runTool(tool, turns)
}

async function runTool(tool: Tool, turns: Turns) {
  const { corpus, folder, onRun } = turns
  const siteDir = makeSite(folder, tool, corpus)
  for (const step of turns.steps) {
    if (step === 'one edit') editPage(siteDir, tool, corpus)
    const measured = await measure(tool.build(siteDir))
    const output = readOutput(join(siteDir, tool.outputFolder))
    checkOutput(tool.name, corpus, output)
    onRun({ tool: tool.name, corpus: corpus.name, step, ...measured, output })
  }
}
