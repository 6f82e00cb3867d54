import type { Command } from 'commander'
import type { MoveOptions } from '../commands/mv.ts'
import type { VersionOptions } from '../commands/version.ts'
import { commands } from './commands.ts'
import type { SetCode } from './site-command.ts'

/** `version` and `mv`: they change the content of a site. */
export function addContentCommands(program: Command, setCode: SetCode): void {
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
}
