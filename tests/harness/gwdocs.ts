import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const packageFile = require.resolve('gwdocs/package.json')

/** The command as users have it. */
export const gwdocsScript = join(packageFile, '../bin/gwdocs.js')

export type Finished = {
  /** Null where a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export type RunOptions = {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a gwdocs command to its end. */
export function gwdocs(
  args: readonly string[],
  { cwd, env }: RunOptions = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [gwdocsScript, ...args], {
      cwd,
      env: { ...process.env, ...env, NO_COLOR: '1' },
    })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
}

export type Served = {
  /** Address of the site's home page, with the base path. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts `gwdocs serve` on a free port and waits until it says its address. */
export function serve(
  siteDir: string,
  args: readonly string[] = [],
): Promise<Served> {
  const child = spawn(
    process.execPath,
    [gwdocsScript, 'serve', siteDir, '--port', '0', ...args],
    {
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /^http:\/\/\S+/m.exec(chunk.toString())?.[0]
      if (url) resolve({ url, stop: () => end(child) })
    })
    child.on('close', (code) =>
      reject(new Error(`gwdocs serve ended with ${String(code)}:\n${errors}`)),
    )
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.on('close', () => resolve())
    child.kill('SIGTERM')
  })
}
