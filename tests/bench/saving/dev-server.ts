import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, connect } from 'node:net'
import { type Command, residentMegabytes } from '../builds/measure.ts'

export type DevServer = {
  readonly url: string
  /** Of the process that was started, in megabytes. */
  readonly memory: () => number
  /** Throws what the server said last, if it has ended. */
  readonly check: () => void
  readonly stop: () => Promise<void>
}

/** Starts a server and waits until it answers. Throws what it said if it ends before that. */
export async function startServer(
  commandFor: (port: number) => Command,
): Promise<DevServer> {
  const port = await freePort()
  const { program, args, cwd, env } = commandFor(port)
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) =>
    (output = (output + chunk.toString()).slice(-3000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const check = () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${program} ${args.join(' ')} ended:\n${output}`)
  }
  while (!(await answers(port))) {
    check()
    await pause(10)
  }
  return {
    url: `http://127.0.0.1:${port}/`,
    memory: () => residentMegabytes(child.pid ?? 0),
    check,
    stop: () => end(child),
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const finish = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.on('connect', () => finish(true))
    socket.on('error', () => finish(false))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
