import { type Command, InvalidArgumentError } from 'commander'
import type { ServeOptions } from '../commands/announce.ts'
import { commands } from './commands.ts'
import { type SetCode, siteCommand } from './site-command.ts'

/** `serve`, with and without `--watch`. */
export function addServeCommand(program: Command, setCode: SetCode): void {
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
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new InvalidArgumentError('Write a number from 0 to 65535.')
}
