import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

export type ToolResult =
  /** The program is not installed. */
  | { readonly type: 'missing' }
  /** It did not end in time, and was ended. */
  | { readonly type: 'late'; readonly stdout: string; readonly stderr: string }
  | {
      readonly type: 'ended'
      readonly code: number
      readonly stdout: string
      readonly stderr: string
    }

export type RunTool = {
  readonly cwd: string
  /** In milliseconds. */
  readonly timeout: number
  /** A line for the system's shell, rather than a program and its arguments. */
  readonly isShellLine?: boolean
}

/** Runs a program to its end. Never throws for what the program does. */
export function runTool(
  [program = '', ...args]: readonly string[],
  { cwd, timeout, isShellLine = false }: RunTool,
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = start([program, ...args], cwd, isShellLine)
    const output = collect(child)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      endGroup(child)
    }, timeout)
    child.on('error', () => {
      clearTimeout(timer)
      resolve({ type: 'missing' })
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      const texts = { stdout: output.stdout(), stderr: output.stderr() }
      if (isLate) resolve({ type: 'late', ...texts })
      else resolve({ type: 'ended', code: code ?? 1, ...texts })
    })
  })
}

const running = new Set<ChildProcess>()

/** Starts a program as the head of a group, so that what it starts can be ended with it. */
export function start(
  [program = '', ...args]: readonly string[],
  cwd: string,
  isShellLine = false,
): ChildProcess {
  const isWindows = process.platform === 'win32'
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: searchPath(cwd) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    // Programs that npm installs are scripts there, which only a shell runs.
    shell: isShellLine || isWindows,
  })
  running.add(child)
  for (const end of ['error', 'close'])
    child.once(end, () => running.delete(child))
  return child
}

export function collect(child: ChildProcess) {
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8')
    child[name]?.on('data', (text: string) => (texts[name] += text))
  }
  return { stdout: () => texts.stdout, stderr: () => texts.stderr }
}

/** Ends a program that `start` started, and all that it started. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Ends all programs that run now. A group of its own hears nothing of Ctrl+C. */
export function endAll(): void {
  running.forEach(endGroup)
}

/** Programs of the packages installed above a folder come first, as in scripts of npm. */
function searchPath(folder: string): string {
  const folders: string[] = []
  for (let at = folder; ; at = dirname(at)) {
    folders.push(join(at, 'node_modules', '.bin'))
    if (dirname(at) === at) break
  }
  return [...folders, process.env['PATH'] ?? ''].join(delimiter)
}
