import { join, parse } from 'node:path'
import { assetsFolder } from '../bundle/asset-loaders.ts'
import { hashOf } from '../bundle/content-hash.ts'
import type { Kept } from '../kept/kept.ts'
import { readBytes } from '../read/site-files.ts'
import type { LocaleBuild } from './build-locale.ts'

export type HashedAssets = {
  /** Asset file, by where it lies → path below the output folder. */
  readonly paths: ReadonlyMap<string, string>
}

/** Names each file that content refers to by its bytes, so that it may be cached for ever. */
export async function hashAssets(
  siteDir: string,
  locales: readonly Pick<LocaleBuild, 'links' | 'images' | 'origins'>[],
  kept: Kept,
): Promise<HashedAssets> {
  const files = new Set(
    locales.flatMap(({ origins, ...named }) =>
      linkedAssets(named).map((path) => origins.get(path) ?? path),
    ),
  )
  const entries = await Promise.all(
    [...files].map(async (filePath): Promise<[string, string]> => {
      const { name, ext } = parse(filePath)
      const file = join(siteDir, filePath)
      const hash = await kept.keepFiles(`hash ${file}`, [], async () => ({
        value: hashOf(await readBytes(file)),
        files: [file],
        mayKeep: true,
      }))
      return [filePath, `${assetsFolder}/${toFileName(name)}-${hash}${ext}`]
    }),
  )
  return { paths: new Map(entries) }
}

/** Asset file, as a locale's content names it → its published address. */
export function assetHrefs(
  { origins, ...named }: Pick<LocaleBuild, 'links' | 'images' | 'origins'>,
  { paths }: HashedAssets,
  toHref: (path: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    linkedAssets(named).map((path) => [
      path,
      toHref(paths.get(origins.get(path) ?? path) ?? path),
    ]),
  )
}

function linkedAssets({
  links,
  images,
}: Pick<LocaleBuild, 'links' | 'images'>): string[] {
  return [...[...links.values()].flat(), ...images.values()].flatMap((link) =>
    link.type === 'asset' ? [link.filePath] : [],
  )
}

function toFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-')
}
