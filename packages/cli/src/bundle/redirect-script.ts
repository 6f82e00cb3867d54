import { assetsFolder } from './asset-loaders.ts'
import { bundleAlone } from './bundle-alone.ts'
import { hashOf } from './content-hash.ts'

export type RedirectScript = {
  /** Below the output folder. */
  readonly path: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** The script that all redirect pages share. */
export async function bundleRedirectScript(): Promise<RedirectScript> {
  const bytes = await bundleAlone('@gwdocs/theme/redirect')
  const path = `${assetsFolder}/redirect-${hashOf(bytes)}.js`
  return { path, files: new Map([[path, bytes]]) }
}
