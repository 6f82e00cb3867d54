import { type Command, Option } from 'commander'
import { openStates } from '../commands/open-states.ts'
import type { MarkOptions } from '../commands/translate-mark.ts'
import type { StatusOptions } from '../commands/translate-status.ts'
import { commands } from './commands.ts'
import type { SetCode } from './site-command.ts'

/** `translate status` and `translate mark`. */
export function addTranslateCommands(program: Command, setCode: SetCode): void {
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
