// Takes into the published core all packages whose types its own do not name: who installs
// gwdocs gets a quarter of the packages, each of them pinned by this repository's lock file.
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from './bundle-for-node.mjs'

const core = new URL('../../core/', import.meta.url)
const outdir = fileURLToPath(new URL('dist/bundled', core))

await rm(outdir, { recursive: true, force: true })
await bundleForNode({
  entryPoints: [fileURLToPath(new URL('dist/index.js', core))],
  outdir,
  external: [
    'unified',
    'vfile',
    'zod',
    '@shikijs/langs/*',
    '@shikijs/themes/*',
  ],
})
