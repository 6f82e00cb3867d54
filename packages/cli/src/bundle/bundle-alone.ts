import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browserTargets } from './browser-targets.ts'

/**
 * A script or a style sheet of the theme with all that it imports, as one file for browsers.
 *
 * In: a specifier such as `@gwdocs/theme/boot`. Scripts run as they are, not as modules.
 */
export async function bundleAlone(specifier: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve(specifier))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: browserTargets,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
