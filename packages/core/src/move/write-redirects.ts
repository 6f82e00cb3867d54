import {
  type Document,
  isMap,
  isScalar,
  type Pair,
  parseDocument,
  YAMLMap,
} from 'yaml'
import { normalizeRoutePath } from '../shared/route-path.ts'

export type RedirectChanges = {
  /** Old path → path of the page now. */
  readonly moved: ReadonlyMap<string, string>
  /** Those of them that are to be sent on. */
  readonly added: ReadonlyMap<string, string>
  /** Paths that are pages now. */
  readonly pages: ReadonlySet<string>
}

/**
 * `redirects.yml` after a move: what led to an old address leads to the new one, an address that
 * has a page again leads nowhere, and each old one is added in its place of the alphabet.
 * Comments, and lines that are not touched, stay.
 */
export function writeRedirects(
  text: string,
  { moved, added, pages }: RedirectChanges,
): string {
  const document: Document = parseDocument(text)
  const known = document.contents
  const map = isMap(known) ? known : new YAMLMap()
  document.contents = map
  const { items } = map
  const kept = items.filter((item) => !pages.has(keyOf(item)))
  for (const item of kept) retarget(item, moved)
  for (const [from, to] of added) {
    const pair = document.createPair(from, to)
    const at = kept.findIndex((item) => keyOf(item) >= from)
    const isKnown = at !== -1 && keyOf(kept[at]) === from
    kept.splice(at === -1 ? kept.length : at, isKnown ? 1 : 0, pair)
  }
  items.splice(0, items.length, ...kept)
  return items.length === 0 && !document.comment && !document.commentBefore
    ? ''
    : document.toString({ lineWidth: 0 })
}

function keyOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : ''
}

function retarget({ value }: Pair, moved: RedirectChanges['moved']): void {
  if (!isScalar(value) || typeof value.value !== 'string') return
  const [path = '', suffix = ''] = value.value.split(/(?=[?#])(.*)/s)
  const to = moved.get(normalizeRoutePath(path))
  if (to !== undefined) value.value = to + suffix
}
