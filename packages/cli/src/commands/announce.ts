import type { RequestListener } from 'node:http'
import type { Reporter } from '../report/reporter.ts'
import { guardRequests } from '../serve/guard-requests.ts'
import { listen } from '../serve/listen.ts'
import { openInBrowser } from '../serve/open-in-browser.ts'
import { type ExitCode, exitCode, type SiteOptions } from './site-options.ts'

export type ServeOptions = SiteOptions & {
  /** Undefined: the usual one, or any free one where that is taken. */
  readonly port?: number
  readonly host: string
  /** Names of this machine, besides its addresses, by which readers may ask for the site. */
  readonly allowHost?: readonly string[]
  readonly open?: boolean
  readonly watch?: boolean
  /** Name of the one locale to show; undefined: all of them. */
  readonly locale?: string
}

type Announce = {
  readonly handler: RequestListener
  readonly options: ServeOptions
  readonly baseUrl: string
  readonly reporter: Reporter
}

/** Starts the server and says where; undefined while it runs. */
export async function announce({
  handler,
  options,
  baseUrl,
  reporter,
}: Announce): Promise<ExitCode | undefined> {
  const { port, host } = options
  try {
    const guard = { host, allowedHosts: options.allowHost ?? [] }
    const { url } = await listenFreely(guardRequests(handler, guard), {
      port,
      host,
      baseUrl,
    })
    reporter.result(url)
    if (options.open) openInBrowser(url)
    return undefined
  } catch (error) {
    const problem = explainRefusal(error, options)
    if (problem === undefined) throw error
    reporter.note(problem)
    return exitCode.badUsage
  }
}

/** Why nothing can listen at an address; undefined where that is not the trouble. */
function explainRefusal(
  error: unknown,
  { port, host }: Pick<ServeOptions, 'port' | 'host'>,
): string | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return `error: port ${String(port)} is taken.\n  fix: end what listens there, or name another with \`--port\`; 0 takes any free one.`
    case 'EACCES':
      return `error: port ${String(port)} is not for everybody.\n  fix: name one above 1023 with \`--port\`; 0 takes any free one.`
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `error: \`${host}\` is no address of this machine.\n  fix: name one with \`--host\`: \`127.0.0.1\` for this machine alone, \`0.0.0.0\` for its network.`
    default:
      return undefined
  }
}

const usualPort = 3000

type Address = {
  readonly port: number | undefined
  readonly host: string
  readonly baseUrl: string
}

/** Nobody who named no port minds which one it is. */
async function listenFreely(
  handler: RequestListener,
  { port, ...address }: Address,
) {
  try {
    return await listen(handler, { port: port ?? usualPort, ...address })
  } catch (error) {
    if (port !== undefined || !isTaken(error)) throw error
    return listen(handler, { port: 0, ...address })
  }
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
}
