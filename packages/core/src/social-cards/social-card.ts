import type { Locale } from '../i18n/locale.ts'

/** What the picture of a page says. */
export type SocialCard = {
  readonly title: string
  readonly description?: string
  /** The way to the page: the part of the site, and what lies between. */
  readonly trail: readonly string[]
  readonly siteTitle: string
  /** As a reader would type it. */
  readonly address: string
  /** Version and language, on a site that has several. */
  readonly note?: string
  readonly lang: string
  readonly dir: Locale['direction']
}

/** What all pictures of a site have in common. Colours are those of CSS, as `#rrggbb`. */
export type CardStyle = {
  readonly background: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  /** A `data:` address. */
  readonly logo?: string | undefined
}

/** What draws pictures, with one font and no other. */
export type CardDrawer = {
  /** Of each picture, in pixels. */
  readonly width: number
  readonly height: number
  readonly draw: (card: SocialCard) => {
    readonly png: Uint8Array
    /** Characters that the font does not have, and that the picture lacks. */
    readonly missing: readonly string[]
  }
}

/** The function that a package which draws pictures exports as `openCards`. */
export type OpenCards = (
  options: CardStyle & {
    /** Bytes of a TrueType or OpenType font. */
    readonly font: Uint8Array
  },
) => Promise<CardDrawer>
