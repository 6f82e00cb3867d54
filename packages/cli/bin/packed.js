import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Where packs of the command lie, each in a folder that is named by what it is made of. */
export const packs = new URL('../dist/packed/', import.meta.url)

/** What the compiler knows of each package, and the versions of all others. */
const sources = () => [
  ...['gwdocs', '@gwdocs/core', '@gwdocs/theme'].map(
    (name) => new URL('.tsbuildinfo', import.meta.resolve(name)),
  ),
  new URL('../../../pnpm-lock.yaml', import.meta.url),
]

/**
 * Name of the pack that holds the packages as they are compiled now; undefined where this
 * package was installed: what the compiler knows is not published, and nothing changes there.
 */
export function packName() {
  const files = sources()
  if (!existsSync(files[0])) return undefined
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex').slice(0, 16)
}

/** The module of the command: packed into a few files where a pack is up to date. */
export function commandFile() {
  const name = packName() ?? (existsSync(packs) ? readdirSync(packs)[0] : '')
  const packed = new URL(`${name}/run.js`, packs)
  return existsSync(packed)
    ? packed
    : new URL('../dist/run.js', import.meta.url)
}
