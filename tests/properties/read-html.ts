import { htmlTags } from '../harness/html-tags.ts'

/** Where the links of a page lead, as they are written. */
export function hrefsOf(html: string): string[] {
  return htmlTags(html).flatMap(({ name, attributes }) =>
    name === 'a' && attributes['href'] !== undefined
      ? [attributes['href'].replaceAll('&amp;', '&')]
      : [],
  )
}

/** What a hash may name on a page. */
export function anchorsOf(html: string): Set<string> {
  return new Set(
    htmlTags(html).flatMap(({ attributes }) => attributes['id'] ?? []),
  )
}
