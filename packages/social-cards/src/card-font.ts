import { create } from 'fontkitten'

/** What layout has to know of a font. */
export type CardFont = {
  readonly family: string
  /** Width of a text at one pixel of size. */
  readonly widthOf: (text: string) => number
  /** Characters that the font cannot show, each once. */
  readonly missingIn: (text: string) => readonly string[]
}

/** Reads a TrueType or OpenType font. Throws where it is none, or several in one file. */
export function readFont(bytes: Uint8Array): CardFont {
  const font = create(Buffer.from(bytes))
  if (font.isCollection || !['TTF', 'OTF'].includes(font.type))
    throw new Error('a file with one TrueType or OpenType font is needed.')
  const advances = new Map<number, number>()
  const advanceOf = (codePoint: number) => {
    const known = advances.get(codePoint)
    if (known !== undefined) return known
    const { advanceWidth } = font.glyphForCodePoint(codePoint)
    const advance = advanceWidth / font.unitsPerEm
    advances.set(codePoint, advance)
    return advance
  }
  return {
    family: font.familyName,
    widthOf: (text) =>
      codePoints(text).reduce((sum, each) => sum + advanceOf(each), 0),
    missingIn: (text) =>
      [...new Set(text)].filter((character) => {
        const [codePoint = 0] = codePoints(character)
        return (
          !isInvisible.test(character) && !font.hasGlyphForCodePoint(codePoint)
        )
      }),
  }
}

/** What only says how its neighbours are shown. */
const isInvisible = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u

function codePoints(text: string): number[] {
  return [...text]
    .filter((character) => !/[\p{Cf}\p{Variation_Selector}]/u.test(character))
    .map((character) => character.codePointAt(0) ?? 0)
}
