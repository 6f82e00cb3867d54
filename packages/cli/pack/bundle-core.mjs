// Takes into the published core all packages whose types its own do not name: who installs
// gwdocs gets a quarter of the packages, each of them pinned by this repository's lock file.
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { banner } from './pack.mjs'
import { thirdPartyNotices } from './third-party-notices.mjs'

const core = new URL('../../core/', import.meta.url)
const folder = fileURLToPath(new URL('dist/bundled', core))

await rm(folder, { recursive: true, force: true })
const { metafile } = await build({
  entryPoints: [fileURLToPath(new URL('dist/index.js', core))],
  outdir: folder,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  metafile: true,
  external: [
    'unified',
    'vfile',
    'zod',
    '@shikijs/langs/*',
    '@shikijs/themes/*',
  ],
  banner: { js: banner },
})
await writeFile(
  `${folder}/THIRD-PARTY-NOTICES.txt`,
  await thirdPartyNotices(metafile),
)
