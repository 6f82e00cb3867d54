import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { assetsFolder } from './asset-loaders.ts'
import { browserTargets } from './client-bundle.ts'

const entry = fileURLToPath(import.meta.resolve('@gwdocs/theme/redirect'))

export type RedirectScript = {
  /** Below the output folder. */
  readonly path: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** The script that all redirect pages share. */
export async function bundleRedirectScript(): Promise<RedirectScript> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: browserTargets,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const bytes = outputFiles[0]?.contents ?? new Uint8Array()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `${assetsFolder}/redirect-${hash}.js`
  return { path, files: new Map([[path, bytes]]) }
}
