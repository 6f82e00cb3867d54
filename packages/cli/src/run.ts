import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addBuildCommands } from './command-line/build-commands.ts'
import { addContentCommands } from './command-line/content-commands.ts'
import { addServeCommand } from './command-line/serve-command.ts'
import type { SetCode } from './command-line/site-command.ts'
import { addTranslateCommands } from './command-line/translate-commands.ts'
import { exitCode, toFormat } from './commands/site-options.ts'
import type { ReportFormat } from './report/reporter.ts'

/**
 * Runs a command line.
 *
 * In:  `process.argv`.
 * Out: the exit code, 0, 1 for bad content, 2 for bad usage or 3 for a fault of the system
 *      or of gwdocs itself; undefined for a command that goes on until it is ended.
 */
export async function run(
  argv: readonly string[],
): Promise<number | undefined> {
  let code: number | undefined = exitCode.ok
  const program = createProgram((result) => (code = result))
  let format: ReportFormat = 'text'
  program.hook('preAction', (_, command) => {
    format = toFormat(command.opts())
  })
  try {
    await program.parseAsync(argv)
    return code
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCode.ok : exitCode.badUsage
    const { reportFailure } = await import('./faults/report-failure.ts')
    reportFailure(error, format)
    return exitCode.failed
  }
}

function createProgram(setCode: SetCode): Command {
  const program = new Command('gwdocs')
    .description(
      'A documentation generator: Markdown and MDX in, a static site out',
    )
    .version(readVersion())
    .exitOverride()
    .showSuggestionAfterError()
  addBuildCommands(program, setCode)
  addContentCommands(program, setCode)
  addTranslateCommands(program, setCode)
  addServeCommand(program, setCode)
  return program
}

function readVersion(): string {
  const file = new URL(import.meta.resolve('gwdocs/package.json'))
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
