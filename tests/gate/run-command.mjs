import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a command in the repository and waits for its end.
 *
 * Out: whether it ended with 0, and what it printed if `capture` is set.
 */
export function runCommand(command, args, { capture = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
      // On Windows npx is a script, which only a shell runs.
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.on('error', () => resolve({ isOk: false, output }))
    child.on('close', (code) => resolve({ isOk: code === 0, output }))
  })
}

/** Runs the script of an installed package with this Node. */
export function runTool(script, args, options) {
  return runCommand(
    process.execPath,
    [`${root}node_modules/${script}`, ...args],
    options,
  )
}
