import type { Command } from 'commander'
import type { BuildOptions } from '../commands/build.ts'
import type { CheckOptions } from '../commands/check.ts'
import type { SiteOptions } from '../commands/site-options.ts'
import { commands } from './commands.ts'
import { type SetCode, siteCommand } from './site-command.ts'

/** `build`, `check`, `urls` and `watch`: a site as it is. */
export function addBuildCommands(program: Command, setCode: SetCode): void {
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
}
