import { type Command, Option } from 'commander'

/** Told how a command ended; undefined while it goes on. */
export type SetCode = (code: number | undefined) => void

/** A command that works on a site, with the options that all such have. */
export function siteCommand(
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
