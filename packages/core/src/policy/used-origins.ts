import type { Element } from 'hast'
import type { OriginKind } from '../config/security-schema.ts'

/** Something that an element loads. */
export type Resource = { readonly kind: OriginKind; readonly url: string }

/** What an element makes the browser load, besides what it merely links to. */
export function resourcesOf({ tagName, properties }: Element): Resource[] {
  const text = (name: string) => {
    const value = properties[name]
    return typeof value === 'string' && value !== '' ? [value] : []
  }
  const of = (kind: OriginKind, urls: readonly string[]) =>
    urls.map((url) => ({ kind, url }))
  const sources = [...text('src'), ...text('srcSet').flatMap(candidates)]
  switch (tagName) {
    case 'img':
      return of('images', sources)
    case 'source':
      return of(properties['srcSet'] ? 'images' : 'media', sources)
    case 'video':
      return [...of('media', sources), ...of('images', text('poster'))]
    case 'audio':
    case 'track':
      return of('media', sources)
    case 'iframe':
      return of('frames', sources)
    case 'script':
      return of('scripts', sources)
    case 'link':
      return String(properties['rel']).includes('stylesheet')
        ? of('styles', text('href'))
        : []
    default:
      return []
  }
}

/** `a.png 1x, b.png 2x` */
function candidates(srcSet: string): string[] {
  return srcSet
    .split(',')
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
    .filter((each) => each !== '')
}

/** The origin of another site's address; undefined for what the site itself holds. */
export function originOf(url: string): string | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute))
    return undefined
  return new URL(absolute).origin
}
