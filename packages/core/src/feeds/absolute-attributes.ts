import type { Properties } from 'hast'

const addresses = new Set(['href', 'src', 'poster', 'cite', 'data'])

/** Attributes of an element with every address absolute; what is no address stays. */
export function absoluteAttributes(
  properties: Properties,
  pageUrl: string,
): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (addresses.has(name)) return [name, absoluteUrl(value, pageUrl)]
      return [name, name === 'srcSet' ? absoluteSet(value, pageUrl) : value]
    }),
  )
}

/** An address as it is meant on a page; one that cannot be read stays as it is. */
export function absoluteUrl(url: string, pageUrl: string): string {
  return URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url
}

/**
 * `a.png 1x, b.png 2x`; a comma inside an address does not part two.
 *
 * @see HTML, srcset attributes
 */
function absoluteSet(value: string, pageUrl: string): string {
  return value
    .split(/,\s+|,$/)
    .filter((candidate) => candidate.trim() !== '')
    .map((candidate) => {
      const [url = '', ...descriptors] = candidate.trim().split(/\s+/)
      return [absoluteUrl(url, pageUrl), ...descriptors].join(' ')
    })
    .join(', ')
}
