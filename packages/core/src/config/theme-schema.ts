import { z } from 'zod'
import { defaultMagicComments } from '../highlight/code-marks.ts'
import { navbarItemSchema } from './navbar-schema.ts'

const logo = z.strictObject({
  alt: z.string(),
  src: z.string().min(1),
  srcDark: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
})

const footerLink = z.strictObject({
  label: z.string().min(1),
  to: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
})

const footerColumn = z.strictObject({
  title: z.string().min(1),
  items: z.array(footerLink),
})

const magicComment = z.strictObject({
  className: z.string().regex(/^[\w-]+$/),
  line: z.string().min(1).optional(),
  block: z
    .strictObject({ start: z.string().min(1), end: z.string().min(1) })
    .optional(),
})

const headingLevel = z.int().min(2).max(6)

export const themeSchema = z.strictObject({
  navbar: z
    .strictObject({
      title: z.string().optional(),
      logo: logo.optional(),
      hideOnScroll: z.boolean().default(false),
      items: z.array(navbarItemSchema).default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      logo: logo.optional(),
      copyright: z.string().optional(),
      /** Columns with a title each, or one row of links. */
      links: z.union([z.array(footerColumn), z.array(footerLink)]).default([]),
    })
    .optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(false),
    })
    .prefault({}),
  toc: z
    .strictObject({
      minHeadingLevel: headingLevel.default(2),
      maxHeadingLevel: headingLevel.default(3),
    })
    .prefault({}),
  docsSidebar: z
    .strictObject({
      hideable: z.boolean().default(false),
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
  code: z
    .strictObject({
      /** Names of themes that Shiki brings. */
      lightTheme: z.string().min(1).default('github-light-high-contrast'),
      darkTheme: z.string().min(1).default('github-dark-default'),
      /** The language of a code block that names none. */
      defaultLanguage: z.string().min(1).optional(),
      /** Comments that mark lines of code; they replace the usual ones. */
      magicComments: z.array(magicComment).default([...defaultMagicComments]),
    })
    .prefault({}),
  /** Style sheets of the site, after the theme's own. */
  customCss: z.array(z.string().min(1)).default([]),
})

export type ThemeConfig = z.output<typeof themeSchema>
export type LogoConfig = z.output<typeof logo>
export type FooterLinkConfig = z.output<typeof footerLink>
