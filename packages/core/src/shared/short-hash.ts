/**
 * A short name for a text, the same everywhere.
 *
 * @see Fowler, Noll, Vo: FNV-1a, two 32-bit lanes
 */
export function shortHash(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(i), 0x85ebca6b) ^ (low >>> 13)
  }
  const part = (lane: number) =>
    (lane >>> 0).toString(36).padStart(7, '0').slice(-4)
  return part(low) + part(high)
}
