import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { severityOf } from '../diagnostics/severity-of.ts'
import { findTarget, type LinkContext } from './find-target.ts'
import type { LinkedSite } from './linked-site.ts'
import { type NamedImage, namedImages } from './named-images.ts'
import { linkContextOf } from './resolve-links.ts'
import type { ResolvedLink } from './resolved-link.ts'

/** By `imageKey`. */
export type ResolvedImages = ReadonlyMap<string, ResolvedLink>

export type ImagesResult = {
  readonly images: ResolvedImages
  readonly diagnostics: readonly Diagnostic[]
}

/** An image among those that are resolved: the same words mean another file elsewhere. */
export function imageKey(filePath: string, url: string): string {
  return `${filePath}\n${url}`
}

/** Resolves the images that front matter and authors files name, and reports those that are not there. */
export function resolveImages(site: LinkedSite): ImagesResult {
  const context = linkContextOf(site)
  const severity = severityOf(site.config.links.brokenImages)
  const images = new Map<string, ResolvedLink>()
  const diagnostics: Diagnostic[] = []
  for (const image of namedImages(site.graph)) {
    const key = imageKey(image.filePath, image.url)
    if (images.has(key)) continue
    const target = findImage(image, context)
    images.set(key, target)
    if (target.type === 'broken' && severity)
      diagnostics.push({ ...reportMissing(image), severity })
  }
  return { images, diagnostics }
}

/** `img/a.png` is a file beside the one that names it, or one of the static folder. */
function findImage(
  { url, filePath }: NamedImage,
  context: LinkContext,
): ResolvedLink {
  const link = { kind: 'image', url } as const
  const found = findTarget(link, filePath, context)
  if (found.type !== 'broken' || /^[./]/.test(url)) return found
  const atRoot = findTarget({ ...link, url: `/${url}` }, filePath, context)
  return atRoot.type === 'static' ? atRoot : found
}

function reportMissing({
  url,
  place,
}: NamedImage): Omit<Diagnostic, 'severity'> {
  return {
    code: 'broken-image',
    message: `There is no image \`${url}\`.`,
    hint: 'name a file beside this one, such as `./picture.png`, or, with a leading slash, one of the static folder.',
    place,
  }
}
