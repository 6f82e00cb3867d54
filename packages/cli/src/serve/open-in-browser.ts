import { spawn } from 'node:child_process'

const commands: Partial<
  Record<NodeJS.Platform, readonly [string, ...string[]]>
> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the system's browser; a machine without one is no error. */
export function openInBrowser(url: string): void {
  const [command, ...args] = commands[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], {
    stdio: 'ignore',
    detached: true,
  })
  child.on('error', () => undefined)
  child.unref()
}
