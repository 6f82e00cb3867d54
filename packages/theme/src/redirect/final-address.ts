/**
 * Where a reader of a page that moved is sent, with the query and the hash of the old address
 * unless the new one has its own.
 *
 * @param to address of the page now; undefined where only places have moved
 * @param places id on the old page → address, for places that went elsewhere
 */
export function finalAddress(
  from: URL,
  to: string | undefined,
  places: Readonly<Record<string, string>>,
): string | undefined {
  const place = placeOf(from.hash, places)
  const wanted = place ?? to
  if (wanted === undefined) return undefined
  const target = new URL(wanted, from)
  target.search ||= from.search
  if (place === undefined) target.hash ||= from.hash
  return target.href
}

/** The address to which the place of a hash has moved; undefined where it has not. */
function placeOf(
  hash: string,
  places: Readonly<Record<string, string>>,
): string | undefined {
  const id = decodeId(hash)
  return Object.hasOwn(places, id) ? places[id] : undefined
}

/** The id that a hash names, as it stands in the page. */
export function decodeId(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
