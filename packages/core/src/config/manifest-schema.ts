import { z } from 'zod'

const iconSchema = z.strictObject({
  /** A static file: SVG, PNG, WebP or ICO. */
  src: z.string().startsWith('/'),
  /** `maskable` icons keep their sign within the inner four fifths. */
  purpose: z.enum(['any', 'maskable', 'monochrome']).default('any'),
})

const manifest = z.strictObject({
  /** Where there is little room; the title, by default. */
  shortName: z.string().min(1).optional(),
  /** By default those that the site has: its favicon, and static files that are called as icons are. */
  icons: z.array(iconSchema).optional(),
  display: z
    .enum(['browser', 'minimal-ui', 'standalone', 'fullscreen'])
    .default('minimal-ui'),
})

/** How the site is installed as an app; `false`: the pages name no manifest. */
export const manifestSchema = z.union([manifest, z.literal(false)]).prefault({})
