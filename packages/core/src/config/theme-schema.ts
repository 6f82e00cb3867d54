import { z } from 'zod'
import { defaultMagicComments } from '../highlight/code-marks.ts'
import { componentsSchema } from './components-schema.ts'
import { navbarItemSchema } from './navbar-schema.ts'
import { tokensSchema } from './tokens-schema.ts'

const logo = z.strictObject({
  alt: z.string(),
  src: z.string().min(1),
  srcDark: z.string().min(1).optional(),
  href: z.string().min(1).optional(),
})

const footerLink = z.strictObject({
  label: z.string().min(1),
  /** A page of this site, as a path without `baseUrl`. */
  to: z.string().min(1).optional(),
  /** Any other address. */
  href: z.string().min(1).optional(),
  'aria-label': z.string().min(1).optional(),
  className: z.string().min(1).optional(),
})

/** HTML without scripts and styles, such as a badge that is a link. */
const footerHtml = z.strictObject({ html: z.string().min(1) })

const footerItem = z.union([footerLink, footerHtml])

const footerColumn = z.strictObject({
  title: z.string().min(1),
  items: z.array(footerItem),
})

const magicComment = z.strictObject({
  className: z.string().regex(/^[\w-]+$/),
  line: z.string().min(1).optional(),
  block: z
    .strictObject({ start: z.string().min(1), end: z.string().min(1) })
    .optional(),
})

const announcementBar = z.strictObject({
  /**
   * Readers who closed the bar see it again when this changes; undefined: it changes with
   * the content.
   */
  id: z.string().min(1).optional(),
  /** One line of Markdown; HTML in it is kept as in any page. */
  content: z.string().min(1),
  /** Show a button that closes the bar for good. */
  isCloseable: z.boolean().default(true),
})

/** Milliseconds. */
const duration = z.int().min(0)

const headingLevel = z.int().min(2).max(6)

export const themeSchema = z.strictObject({
  /** A bar above every page. */
  announcementBar: announcementBar.optional(),
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
      /** `dark` in both colour modes; `light` follows the colour mode. */
      style: z.enum(['dark', 'light']).default('dark'),
      logo: logo.optional(),
      /** HTML without scripts and styles. */
      copyright: z.string().optional(),
      /** Columns with a title each, or one row of links. */
      links: z.union([z.array(footerColumn), z.array(footerItem)]).default([]),
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
  /** How pages that have code of their own behave while it loads. */
  lazyLoading: z
    .strictObject({
      /** For how long nothing is said of it, in milliseconds. */
      delay: duration.default(200),
      /** After how long it counts as failed, in milliseconds. */
      timeout: duration.default(10_000),
    })
    .prefault({}),
  /** Show pictures of articles in full size when they are pressed. */
  imageZoom: z.boolean().default(true),
  code: z
    .strictObject({
      /** Names of themes that Shiki brings. */
      lightTheme: z.string().min(1).default('github-light-high-contrast'),
      darkTheme: z.string().min(1).default('github-dark-default'),
      /** The language of a code block that names none. */
      defaultLanguage: z.string().min(1).optional(),
      /** Blocks with more lines than this are folded until the reader asks; `false`: none is. */
      foldLongerThan: z
        .union([z.int().positive(), z.literal(false)])
        .default(60),
      /** Comments that mark lines of code; they replace the usual ones. */
      magicComments: z.array(magicComment).default([...defaultMagicComments]),
    })
    .prefault({}),
  /** Components of the site in place of the theme's. */
  components: componentsSchema.prefault({}),
  /** Colours, sizes and typefaces in place of the theme's. */
  tokens: tokensSchema.prefault({}),
  /** Style sheets of the site, after the theme's own. */
  customCss: z.array(z.string().min(1)).default([]),
})

export type ThemeConfig = z.output<typeof themeSchema>
export type LogoConfig = z.output<typeof logo>
export type FooterItemConfig = z.output<typeof footerItem>
