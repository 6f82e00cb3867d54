// Makes the packages of a release, in `release/`. The registry compares the repository
// that a package names with the one that built it, so it is written into each of them here.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)
const { RELEASE_TAG: tag, RELEASE_REPOSITORY: repository } = process.env
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

for (const name of ['core', 'theme', 'cli', 'social-cards']) {
  const path = `packages/${name}/package.json`
  const manifest = read(path)
  if (tag && tag !== `v${manifest.version}`)
    throw new Error(
      `${path} has version ${manifest.version}, which is not that of the tag ${tag}.`,
    )
  if (!repository) continue
  manifest.repository = {
    type: 'git',
    url: repository,
    directory: `packages/${name}`,
  }
  writeFileSync(
    new URL(path, root),
    `${JSON.stringify(manifest, undefined, 2)}\n`,
  )
}
execFileSync(
  'npx',
  [
    ...['--yes', read('package.json').packageManager],
    ...['--recursive', '--filter', './packages/*', 'pack'],
    ...['--pack-destination', fileURLToPath(new URL('release', root))],
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
