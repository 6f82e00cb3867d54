import { z } from 'zod'

const colour = z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, {
  error: 'a colour such as `#0b7658`',
})

/** Pictures of the pages, for where they are shared; the package `@gwdocs/social-cards` draws them. */
export const socialCardsSchema = z
  .strictObject({
    /**
     * The font that they are written in, TrueType or OpenType: a file of the site (`./fonts/a.ttf`)
     * or of an installed package (`@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf`).
     */
    font: z.string().min(1),
    /** A static file, SVG, PNG or JPEG; the logo of the navbar for dark pages, by default. */
    logo: z.string().startsWith('/').optional(),
    background: colour.default('#0e1412'),
    text: colour.default('#f8faf9'),
    /** Of what is less important. */
    muted: colour.default('#9db0a9'),
    /** The accent of dark pages, by default. */
    accent: colour.optional(),
  })
  .optional()
