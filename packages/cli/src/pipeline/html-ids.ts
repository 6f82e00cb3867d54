import { decodeEntities } from './decode-entities.ts'

/** Ids in the main area of a page of ours; those that the theme and React make are not public. */
export function htmlIds(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return [...main.matchAll(places)]
    .map(([, id = '']) => decodeEntities(id))
    .filter((id) => !/^gw-|^[_«:]/.test(id))
}

/** What a link may mean; the ids of controls and drawings serve the page alone. */
const places = /<(?:h[1-6]|section|article|a|dt|figure)\b[^<>]*?\sid="([^"]+)"/g
