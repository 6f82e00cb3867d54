import type { Loader } from 'esbuild'

/** Files that code may import: each becomes an address under the assets folder. */
export const assetEndings = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'svg',
  'webp',
  'avif',
  'ico',
  'woff',
  'woff2',
  'mp4',
  'webm',
  'pdf',
]

export const assetLoaders: Record<string, Loader> = {
  ...Object.fromEntries(
    assetEndings.map((ending) => [`.${ending}`, 'file' as const]),
  ),
  '.js': 'jsx',
}

/** Folder of everything that the bundler writes, below the site's root. */
export const assetsFolder = 'assets'
