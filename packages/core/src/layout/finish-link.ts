import type { FinishedLink, ImageSize } from '../content/finished-link.ts'
import { hrefOf } from '../links/href-of.ts'
import type { ResolvedLink } from '../links/resolved-link.ts'
import type { Site } from './site.ts'

/** How a page writes an address of its content. */
export function finishLink(
  link: ResolvedLink,
  { config, assets }: Pick<Site, 'config' | 'assets'>,
): FinishedLink {
  const file = fileOf(link)
  const size = imageSizeOf(link, assets)
  return {
    href: hrefOf(link, config, assets.assetHrefs),
    opensTab: file !== undefined && isNoPage(file),
    ...(size && { size }),
  }
}

/** The size of the image to which an address of content leads; undefined where it has none. */
export function imageSizeOf(
  link: ResolvedLink,
  { imageSizes }: Pick<Site['assets'], 'imageSizes'>,
): ImageSize | undefined {
  const file = fileOf(link)
  return file === undefined ? undefined : imageSizes.get(file)
}

function fileOf(link: ResolvedLink): string | undefined {
  if (link.type === 'asset') return link.filePath
  return link.type === 'static' ? link.path : undefined
}

/** A file that has an ending, and not that of a page. */
function isNoPage(path: string): boolean {
  return /\.\w+$/.test(path) && !/\.html?$/i.test(path)
}
