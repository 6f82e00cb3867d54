import { bundleAlone } from '../bundle/bundle-alone.ts'

/** Paths, below the base path, of what the watching server adds to a site. */
export const watchingPaths = {
  script: '__gwdocs/watching.js',
  events: '__gwdocs/events',
} as const

let bundling: Promise<Uint8Array> | undefined

/** The script that every page of the watching server loads. */
export function watchingScript(): Promise<Uint8Array> {
  return (bundling ??= bundleAlone('@gwdocs/theme/watching'))
}
