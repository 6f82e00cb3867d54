import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { OpenCards } from '@gwdocs/core'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFont } from './card-font.ts'
import { cardSize, drawCard } from './draw-card.ts'
import { textsOf } from './texts-of.ts'

/**
 * Opens what draws the pictures of a site, with one font and no other: there is no way from
 * here to the fonts of the computer. Rejects where the font cannot be read.
 */
export const openCards: OpenCards = async ({ font: bytes, ...style }) => {
  const font = readFont(bytes)
  await startRenderer()
  const options = {
    font: {
      fontBuffers: [bytes],
      loadSystemFonts: false,
      defaultFontFamily: font.family,
    },
  }
  return {
    ...cardSize,
    draw: (card) => {
      const missing = font.missingIn(textsOf(card).join(''))
      const svg = drawCard(card, { font, style })
      const resvg = new Resvg(svg, options)
      const image = resvg.render()
      const png = image.asPng()
      image.free()
      resvg.free()
      return { png, missing }
    },
  }
}

let starting: Promise<void> | undefined

/** Once for the process: the module cannot be started again. */
function startRenderer(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  return (starting ??= initWasm(
    readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')),
  ))
}
