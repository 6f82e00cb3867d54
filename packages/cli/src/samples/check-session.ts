import { setTimeout as wait } from 'node:timers/promises'
import {
  compareOutput,
  type Diagnostic,
  type ExpectedSession,
} from '@gwdocs/core'
import { differs, programTime, type RunSample } from './check-output.ts'
import { type Exchange, readSession } from './read-session.ts'
import { collect, endGroup, runTool, start } from './run-tool.ts'
import { placeInBlock } from './sample-place.ts'

/** How long one command may take, in milliseconds. */
const commandTime = 10_000

/**
 * Runs a program, gives the commands of its page while it runs, and compares the answers.
 * The first command is given again until it succeeds: the program may need a while to be up.
 */
export async function checkSession(
  { block }: ExpectedSession,
  { run, cwd, siteDir }: RunSample,
): Promise<Diagnostic[]> {
  const program = start(run, cwd)
  const output = collect(program)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    program.on('error', () => resolve())
    program.on('close', () => resolve())
  }).then(() => void (hasEnded = true))
  try {
    const found: Diagnostic[] = []
    for (const [index, exchange] of readSession(block.code).entries()) {
      const until = Date.now() + (index === 0 ? programTime : 0)
      const answer = await give(
        exchange,
        cwd,
        () => !hasEnded && Date.now() < until,
      )
      if (answer === undefined) {
        const said = hasEnded ? output.stderr() : ''
        return [...found, failed({ block, exchange, said, siteDir })]
      }
      const difference = compareOutput(exchange.answer, answer)
      if (!difference) continue
      const line = difference.line + exchange.answerLine - 1
      found.push(
        differs({ block, difference: { ...difference, line }, siteDir }),
      )
    }
    return found
  } finally {
    endGroup(program)
    await ended
  }
}

/** What a command answers; undefined where it fails, and may not be tried again. */
async function give(
  { command }: Exchange,
  cwd: string,
  mayTryAgain: () => boolean,
): Promise<string | undefined> {
  for (;;) {
    const options = { cwd, timeout: commandTime, isShellLine: true }
    const result = await runTool([command], options)
    if (result.type === 'ended' && result.code === 0) return result.stdout
    if (!mayTryAgain()) return undefined
    await wait(200)
  }
}

type Failed = Pick<ExpectedSession, 'block'> & {
  readonly exchange: Exchange
  readonly said: string
  readonly siteDir: string
}

function failed({ block, exchange, said, siteDir }: Failed): Diagnostic {
  const last = said.trim().split('\n').at(-1)
  return {
    code: 'sample-command-failed',
    severity: 'error',
    message: last
      ? `\`${exchange.command}\` failed, since the program had ended: \`${last}\`.`
      : `\`${exchange.command}\` failed while the program ran.`,
    hint: 'mend the command, or the program that is to answer it.',
    place: placeInBlock(block, exchange.commandLine, undefined, siteDir),
  }
}
