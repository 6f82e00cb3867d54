import { readFileSync } from 'node:fs'
import type { CardDrawer, CardStyle, SocialCard } from '@gwdocs/core'
import { hashOf } from '../bundle/content-hash.ts'
import { storeKey } from '../store/store-key.ts'
import type { Store } from '../store/store.ts'
import type { FoundDrawer } from './find-drawer.ts'

/** A picture as the store keeps it. */
export type DrawnCard = {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
  readonly missing: readonly string[]
}

export type OpenDrawer = {
  readonly drawer: FoundDrawer
  /** Absolute. */
  readonly fontFile: string
  readonly style: CardStyle
  readonly store: Store | undefined
  /** Told before a picture is drawn that no build before has drawn. */
  readonly onDraw: (card: SocialCard) => () => void
}

const toStoreKey = storeKey('social-card')

/**
 * Makes pictures, each from the store where an earlier build has drawn it: the drawing package
 * and the font are only opened for one that is new.
 */
export function openDrawer(
  options: OpenDrawer,
): (card: SocialCard) => Promise<DrawnCard> {
  const { drawer, fontFile, style, store } = options
  const font = readFileSync(fontFile)
  const common = [drawer.version, hashOf(font), JSON.stringify(style)]
  let opening: Promise<CardDrawer> | undefined
  return async (card) => {
    const key = toStoreKey(...common, JSON.stringify(card))
    const known = store?.get(key) as DrawnCard | undefined
    if (known) return known
    opening ??= drawer.load().then((open) => open({ ...style, font }))
    const { width, height, draw } = await opening
    const end = options.onDraw(card)
    const drawn = { ...draw(card), width, height }
    end()
    store?.set(key, drawn)
    return drawn
  }
}
