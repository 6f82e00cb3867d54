// Packs the compiled packages into a few files: a command loads these many times faster than
// it loads a thousand. `tsc -b` alone makes no pack, and the command takes none that is old.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { packName, packs } from '../bin/packed.js'
import { bundleForNode } from './bundle-for-node.mjs'

/** What the code of a site takes from the running command. */
async function sharedModules() {
  const { replaceableNames } = await import('@gwdocs/core')
  const parts = ['', '/server', '/content', '/compat']
  const replaceable = replaceableNames.map((name) => `/replaceable/${name}`)
  return {
    core: ['gwdocs', '@gwdocs/core', '@gwdocs/core/shared'],
    theme: [...parts, ...replaceable].map((part) => `@gwdocs/theme${part}`),
  }
}

/**
 * Packages that stay outside: binaries, data of a size, and React, of which there is one. All
 * others are taken in, with their versions: `pnpm-lock.yaml` is part of a pack's name.
 */
const external = [
  'esbuild',
  'pagefind',
  'satteri',
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  '@shikijs/langs/*',
  '@shikijs/themes/*',
]

async function writePack(folder, shared) {
  const groups = Object.entries(shared)
  await bundleForNode({
    entryPoints: [
      {
        in: fileURLToPath(new URL('../dist/run.js', import.meta.url)),
        out: 'run',
      },
      ...groups.map(([group]) => ({
        in: `gwdocs-shared:${group}`,
        out: group,
      })),
    ],
    outdir: folder,
    external,
    plugins: [sharedEntries(shared)],
  })
  await mkdir(`${folder}/shared`)
  for (const [group, specifiers] of groups)
    for (const [index, specifier] of specifiers.entries())
      await writeFacade({ folder, group, index, specifier })
}

/** A module for each group, which exports all of each of its modules under a name. */
function sharedEntries(shared) {
  const namespace = 'gwdocs-shared'
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^gwdocs-shared:/ }, ({ path }) => ({
        path: path.slice(namespace.length + 1),
        namespace,
      }))
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: shared[path]
          .map((each, index) => `export * as m${index} from '${each}'`)
          .join('\n'),
        resolveDir: import.meta.dirname,
      }))
    },
  }
}

/** `shared/@gwdocs+theme.js`: what a module of ours exports, from the pack. */
async function writeFacade({ folder, group, index, specifier }) {
  const names = Object.keys(await import(specifier))
  const lines = [
    `import { m${index} } from '../${group}.js'`,
    `export const { ${names.join(', ')} } = m${index}`,
  ]
  const file = `${folder}/shared/${specifier.replaceAll('/', '+')}.js`
  await writeFile(file, `${lines.join('\n')}\n`)
}

/** All but the newest two: a command that runs may still load parts of the last one. */
const removeOld = () => removeAfter(2)

/** All but the newest. */
export const removeOthers = () => removeAfter(1)

async function removeAfter(kept) {
  const names = await readdir(packs)
  const stamped = await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await stat(new URL(name, packs))),
    })),
  )
  const old = stamped.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(kept)
  for (const { name } of old)
    await rm(new URL(name, packs), { recursive: true })
}

/** Makes the pack of what is compiled now, unless it is there. */
export async function pack() {
  const folder = fileURLToPath(new URL(packName(), packs))
  if (existsSync(folder)) return
  const made = `${folder}-${process.pid}`
  await writePack(made, await sharedModules())
  await rename(made, folder).catch(() => rm(made, { recursive: true }))
  await removeOld()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await pack()
