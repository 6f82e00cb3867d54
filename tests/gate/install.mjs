import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root, runCommand } from './run-command.mjs'

const stamp = `${root}node_modules/.gwdocs-installed`

/** Everything that decides what is installed. */
function fingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(root + file))
  return hash.digest('hex')
}

/** Installs the pinned dependencies with the pinned pnpm, unless they are there already. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  const { packageManager } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  )
  const { isOk } = await runCommand('npx', [
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
  ])
  if (isOk) writeFileSync(stamp, wanted)
  return isOk
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  process.exitCode = (await install()) ? 0 : 1
}
