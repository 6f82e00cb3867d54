import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Measured = {
  /** User and system time of all processes. */
  readonly cpuSeconds: number
  readonly wallSeconds: number
  /** The largest sum over all processes at one moment; shared pages count in each of them. */
  readonly peakMegabytes: number
}

export type Command = {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
}

/** How often memory is looked at, in milliseconds. */
const interval = 50

/** Runs a command to its end. Reads `/proc`, so it needs Linux. Throws where the command fails. */
export async function measure(command: Command): Promise<Measured> {
  const before = childSeconds()
  const started = performance.now()
  const peakMegabytes = await runSampled(command)
  return {
    wallSeconds: (performance.now() - started) / 1000,
    cpuSeconds: childSeconds() - before,
    peakMegabytes,
  }
}

function runSampled(command: Command): Promise<number> {
  const { program, args, cwd, env } = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env, NO_COLOR: '1', CI: '1' },
    })
    let output = ''
    let peak = 0
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const look = () => (peak = Math.max(peak, memoryOf(child.pid ?? 0)))
    const timer = setInterval(look, interval)
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      if (code === 0) resolve(peak)
      else
        reject(
          new Error(
            `${program} ${args.join(' ')} failed:\n${output.slice(-3000)}`,
          ),
        )
    })
  })
}

const ticksPerSecond = 100

/** Seconds that ended children of this process, and theirs, have used. */
function childSeconds(): number {
  const [user = 0, system = 0] = statOf('self').slice(13, 15)
  return (user + system) / ticksPerSecond
}

/** Megabytes of a process and of all that descend from it. */
function memoryOf(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(name)[1] ?? 0]),
  )
  const descends = (pid: number): boolean =>
    pid === root || (pid > 1 && descends(parents.get(pid) ?? 0))
  const own = [...parents.keys()].filter(descends)
  return own.reduce((sum, pid) => sum + residentMegabytes(pid), 0)
}

export function residentMegabytes(pid: number): number {
  const [, pages = 0] = readNumbers(`/proc/${pid}/statm`)
  return (pages * 4096) / 1024 / 1024
}

/** Fields of `stat` from the third on, as numbers: state, parent, … */
function statOf(pid: string): readonly number[] {
  const text = readOr(`/proc/${pid}/stat`)
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

function readNumbers(file: string): readonly number[] {
  return readOr(file).split(' ').map(Number)
}

/** A process may end while it is looked at. */
function readOr(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
