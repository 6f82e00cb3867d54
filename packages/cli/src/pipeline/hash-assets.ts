import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { ResolvedLink } from '@gwdocs/core'
import { assetsFolder } from '../bundle/asset-loaders.ts'

export type HashedAssets = {
  /** Asset file → path below the output folder. */
  readonly paths: ReadonlyMap<string, string>
}

/** Names each file that content refers to by its bytes, so that it may be cached for ever. */
export async function hashAssets(
  siteDir: string,
  links: ReadonlyMap<string, readonly ResolvedLink[]>,
): Promise<HashedAssets> {
  const all = [...links.values()].flat()
  const files = new Set(
    all.flatMap((link) => (link.type === 'asset' ? [link.filePath] : [])),
  )
  const entries = await Promise.all(
    [...files].map(async (filePath): Promise<[string, string]> => {
      const { name, ext } = parse(filePath)
      const hash = hashOf(await readFile(join(siteDir, filePath)))
      return [filePath, `${assetsFolder}/${toFileName(name)}-${hash}${ext}`]
    }),
  )
  return { paths: new Map(entries) }
}

/** Eight characters that tell two contents apart. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256')
    .update(bytes)
    .digest('base64url')
    .replace(/[-_]/g, '')
    .slice(0, 8)
}

function toFileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-')
}
