import { readFileSync } from 'node:fs'
import {
  Command,
  CommanderError,
  InvalidArgumentError,
  Option,
} from 'commander'
import type { ServeOptions } from './commands/announce.ts'
import type { CheckOptions } from './commands/check.ts'
import type { MoveOptions } from './commands/mv.ts'
import type { BuildOptions } from './commands/build.ts'
import { openStates } from './commands/open-states.ts'
import { exitCode, type SiteOptions } from './commands/site-options.ts'
import type { MarkOptions } from './commands/translate-mark.ts'
import type { StatusOptions } from './commands/translate-status.ts'
import type { VersionOptions } from './commands/version.ts'

// A command is imported when it is run: `--help` and mistakes in a command line need none.
const commands = {
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  mv: async () => (await import('./commands/mv.ts')).mv,
  serve: async () => (await import('./commands/serve.ts')).serve,
  urls: async () => (await import('./commands/urls.ts')).urls,
  watch: async () => (await import('./commands/watch.ts')).watch,
  version: async () => (await import('./commands/version.ts')).version,
  translateStatus: async () =>
    (await import('./commands/translate-status.ts')).translateStatus,
  translateMark: async () =>
    (await import('./commands/translate-mark.ts')).translateMark,
}

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

function createProgram(setCode: (code: number | undefined) => void): Command {
  const program = new Command('gwdocs')
    .description(
      'A documentation generator: Markdown and MDX in, a static site out',
    )
    .version(readVersion())
    .exitOverride()
    .showSuggestionAfterError()
  siteCommand(program, 'build', 'build the site into its output folder')
    .option('--profile', 'say where the time goes, and write a trace')
    .action(async (siteDir: string | undefined, options: BuildOptions) =>
      setCode(await (await commands.build())(siteDir, options)),
    )
  siteCommand(
    program,
    'check',
    'find every mistake without writing a site, and check the code samples',
  )
    .option('--update', 'let checks of the site write anew what they keep')
    .action(async (siteDir: string | undefined, options: CheckOptions) =>
      setCode(await (await commands.check())(siteDir, options)),
    )
  siteCommand(
    program,
    'urls',
    'record the addresses that the site has now, so that none is lost unseen',
  ).action(async (siteDir: string | undefined, options: SiteOptions) =>
    setCode(await (await commands.urls())(siteDir, options)),
  )
  siteCommand(
    program,
    'watch',
    'build the site, and again after every change',
  ).action(async (siteDir: string | undefined, options: SiteOptions) =>
    setCode(await (await commands.watch())(siteDir, options)),
  )
  program
    .command('version')
    .description('keep the docs of today as a version of this name')
    .argument('<name>', 'name of the version, such as 1.0')
    .argument('[siteDir]', 'folder of the site', '.')
    .option('--docs <id>', 'which doc set', 'default')
    .option('--config <file>', 'config file, relative to the site')
    .exitOverride()
    .action(
      async (
        name: string,
        siteDir: string | undefined,
        options: VersionOptions,
      ) => setCode(await (await commands.version())(name, siteDir, options)),
    )
  program
    .command('mv')
    .description(
      'move a page or a folder, mend what names it, and redirect its address',
    )
    .argument('<from>', 'file or folder of content')
    .argument('<to>', 'where it is to lie')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'config file, relative to the site')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--no-redirect', 'send nobody on from the old addresses')
    .exitOverride()
    .action(async (from: string, to: string, options: MoveOptions) =>
      setCode(await (await commands.mv())(from, to, options)),
    )
  translateCommands(program, setCode)
  siteCommand(
    program,
    'serve',
    'serve the built site, or with --watch the site as you write it',
  )
    .option(
      '--port <number>',
      'port to listen on; 0 takes any free one (default: 3000, or the next free one)',
      parsePort,
    )
    .option('--host <name>', 'address to listen on', '127.0.0.1')
    .option(
      '--allow-host <names...>',
      'names to answer to, besides localhost and addresses; `.example.com` for all below it',
    )
    .option('--open', 'open the site in the browser')
    .option('--watch', 'build in memory and show every change at once')
    .option('--locale <name>', 'only this language of the site')
    .action(async (siteDir: string | undefined, options: ServeOptions) =>
      setCode(await (await commands.serve())(siteDir, options)),
    )
  return program
}

function translateCommands(
  program: Command,
  setCode: (code: number) => void,
): void {
  const translate = program
    .command('translate')
    .description('see how translations stand to their sources, and record it')
    .exitOverride()
  translate
    .command('status')
    .description('list pages that are not translated, stale or orphaned')
    .argument('[siteDir]', 'folder of the site', '.')
    .option('--locale <name>', 'only this language')
    .addOption(
      new Option(
        '--only <states...>',
        'only these states, for the list and for the exit code',
      ).choices([...openStates]),
    )
    .option('--config <file>', 'config file, relative to the site')
    .option('--json', 'print one JSON object for machines')
    .exitOverride()
    .action(async (siteDir: string | undefined, options: StatusOptions) =>
      setCode(await (await commands.translateStatus())(siteDir, options)),
    )
  translate
    .command('mark')
    .description('record that translations are up to date with their sources')
    .argument('[files...]', 'translations, or their sources')
    .option('--all', 'every translation')
    .option('--locale <name>', 'only this language')
    .option('--site <folder>', 'folder of the site', '.')
    .option('--config <file>', 'config file, relative to the site')
    .exitOverride()
    .action(async (files: string[], options: MarkOptions) =>
      setCode(await (await commands.translateMark())(files, options)),
    )
}

function siteCommand(
  program: Command,
  name: string,
  description: string,
): Command {
  return program
    .command(name)
    .description(description)
    .argument('[siteDir]', 'folder of the site', '.')
    .option('--config <file>', 'config file, relative to the site')
    .option('--base-url <path>', 'path at which the site is served')
    .option('--out-dir <folder>', 'output folder, relative to the site')
    .option('--json', 'print one JSON object for machines')
    .addOption(
      new Option('--format <format>', 'how diagnostics are printed').choices([
        'text',
        'json',
        'github',
      ]),
    )
    .exitOverride()
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new InvalidArgumentError('Write a number from 0 to 65535.')
}

function readVersion(): string {
  const file = new URL(import.meta.resolve('gwdocs/package.json'))
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
