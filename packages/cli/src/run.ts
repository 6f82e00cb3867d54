import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addBuildCommands } from './command-line/build-commands.ts'
import { addContentCommands } from './command-line/content-commands.ts'
import { addServeCommand } from './command-line/serve-command.ts'
import type { SetCode } from './command-line/site-command.ts'
import { addTranslateCommands } from './command-line/translate-commands.ts'
import { exitCode } from './commands/site-options.ts'

/**
 * Runs a command line.
 *
 * In:  `process.argv`.
 * Out: the exit code, 0, 1 for bad content or 2 for bad usage; undefined for a command
 *      that goes on until it is ended.
 */
export async function run(
  argv: readonly string[],
): Promise<number | undefined> {
  let code: number | undefined = exitCode.ok
  const program = createProgram((result) => (code = result))
  try {
    await program.parseAsync(argv)
    return code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? exitCode.ok : exitCode.badUsage
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
