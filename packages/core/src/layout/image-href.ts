import { hrefOf, withBase } from '../links/href-of.ts'
import { imageKey } from '../links/resolve-images.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { Site } from './site.ts'

/** An image that front matter or an authors file names, and the file that does. */
export type ImageName = { readonly url: string; readonly filePath: string }

/** The address of an image as pages name it. */
export function imageHref(
  { images, config, assets }: Site,
  { url, filePath }: ImageName,
): string {
  const target = images.get(imageKey(filePath, url))
  return target && target.type !== 'broken'
    ? hrefOf(target, config, assets.assetHrefs)
    : withBase(url, config)
}

/** The same with the site's origin. */
export function imageUrl(site: Site, image: ImageName): string {
  return absoluteUrl(imageHref(site, image), site)
}
