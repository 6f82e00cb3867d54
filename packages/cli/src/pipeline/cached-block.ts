import type { HighlightedBlock, HighlightedCode } from '@gwdocs/core'
import type { Spill } from '../store/spill.ts'
import type { Store } from '../store/store.ts'

/** Coloured blocks by all that they depend on: the same block stands on many pages. */
export type HighlightCache = Map<string, CachedBlock>
export type CachedBlock = HighlightedCode & HighlightedBlock

export type BlockCaches = {
  readonly highlight: HighlightCache
  readonly store?: Store | undefined
  readonly spill?: Spill | undefined
}

/** From this process, or from an earlier one. */
export function recallBlock(
  key: string,
  { highlight, store, spill }: BlockCaches,
): CachedBlock | undefined {
  const known = highlight.get(key)
  if (known) return known
  const found = store?.get(key) as CachedBlock | undefined
  const rested = found && restBlock(found, spill)
  if (rested) highlight.set(key, rested)
  return rested
}

/** What is long waits on the disk; classes are asked for at once, and are few. */
export function restBlock(
  { classes, html, code }: CachedBlock,
  spill: Spill | undefined,
): CachedBlock {
  if (!spill) return { classes, html, code }
  const texts = [html, code].map((text) => spill.put(Buffer.from(text)))
  return {
    classes,
    get html() {
      return texts[0]?.read().toString() ?? ''
    },
    get code() {
      return texts[1]?.read().toString() ?? ''
    },
  }
}

/** Blocks that are written change with every save: what nobody shows any more need not be kept. */
export function forgetOld(
  cache: HighlightCache,
  used: readonly { readonly key: string }[],
): void {
  const keys = new Set(used.map(({ key }) => key))
  if (cache.size < 2 * keys.size + 100) return
  for (const key of cache.keys()) if (!keys.has(key)) cache.delete(key)
}
