import { writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { thirdPartyNotices } from './third-party-notices.mjs'

/** CommonJS packages ask for Node's modules by `require`. */
const banner = `import { createRequire as gwdocsCreateRequire } from 'node:module';const require = gwdocsCreateRequire(import.meta.url);`

/**
 * Bundles modules for Node, with the packages that they import, and puts the licences of these
 * beside them.
 *
 * In: `entryPoints`, `outdir`, `external` and `plugins` as esbuild has them.
 */
export async function bundleForNode(options) {
  const { metafile } = await build({
    ...options,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    metafile: true,
    banner: { js: banner },
  })
  await writeFile(
    `${options.outdir}/THIRD-PARTY-NOTICES.txt`,
    await thirdPartyNotices(metafile),
  )
}
