import type { Route } from '../routes/route.ts'
import type { ShareImage } from '../shared/head-model.ts'
import { imageKey } from '../links/resolve-images.ts'
import { imageSizeOf } from './finish-link.ts'
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
  const target = site.images.get(imageKey(named.filePath, named.url))
  const size = target && imageSizeOf(target, site.assets)
  return { url: imageUrl(site, named), ...size, alt }
}
