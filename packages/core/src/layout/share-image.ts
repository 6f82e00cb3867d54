import type { Route } from '../routes/route.ts'
import type { ShareImage } from '../shared/head-model.ts'
import { imageKey } from '../links/resolve-images.ts'
import { imageUrl, type ImageName } from './image-href.ts'
import type { Site } from './site.ts'

/** The picture that stands for a page where it is shared: its author's, else the one made for it. */
export function shareImage(
  site: Site,
  route: Route | undefined,
  {
    named,
    alt,
  }: { readonly named: ImageName | undefined; readonly alt: string },
): ShareImage | undefined {
  if (!named) return route && site.cards.get(route.path)
  const size = sizeOf(site, named)
  return { url: imageUrl(site, named), ...size, alt }
}

function sizeOf({ images, assets }: Site, { url, filePath }: ImageName) {
  const target = images.get(imageKey(filePath, url))
  if (target?.type === 'asset') return assets.imageSizes.get(target.filePath)
  return target?.type === 'static'
    ? assets.imageSizes.get(target.path)
    : undefined
}
