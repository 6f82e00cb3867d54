import type { Json } from '../../shared/json.ts'
import { wellFormed } from '../../shared/well-formed.ts'

/** How many values front matter may have: aliases of aliases would fill any memory. */
export const valueLimit = 10_000

/** How deep lists and maps may lie in each other. */
export const depthLimit = 100

/** What YAML says, as JSON: dates as texts in UTC, keys and texts without halves of characters. */
export function plainValue(value: unknown): Json {
  let left = valueLimit
  const read = (each: unknown, depth: number): Json => {
    if (left-- === 0)
      throw new TooLarge(`it has more than ${valueLimit} values`)
    if (depth > depthLimit)
      throw new TooLarge(
        `its lists and maps are nested more than ${depthLimit} deep`,
      )
    if (typeof each === 'string') return wellFormed(each)
    if (each instanceof Date) return each.toISOString()
    if (Array.isArray(each)) return each.map((item) => read(item, depth + 1))
    if (typeof each === 'object' && each !== null) {
      return Object.fromEntries(
        Object.entries(each).map(([key, item]) => [
          wellFormed(key),
          read(item, depth + 1),
        ]),
      )
    }
    const isKept = typeof each === 'boolean' || Number.isFinite(each)
    return isKept ? (each as boolean | number) : null
  }
  return read(value, 0)
}

/** Front matter that no page can mean. */
export class TooLarge extends Error {}
