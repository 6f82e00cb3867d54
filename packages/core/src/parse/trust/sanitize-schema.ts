import { defaultSchema, type Schema } from 'hast-util-sanitize'

const { protocols } = defaultSchema
const attributes = defaultSchema.attributes ?? {}
const tagNames = defaultSchema.tagNames ?? []

/** Elements that documentation uses and that only show something. */
const shown = [
  'abbr',
  'address',
  'article',
  'aside',
  'audio',
  'bdi',
  'bdo',
  'big',
  'caption',
  'center',
  'cite',
  'col',
  'colgroup',
  'dfn',
  'figcaption',
  'figure',
  'font',
  'footer',
  'header',
  'mark',
  'nav',
  'small',
  'time',
  'track',
  'u',
  'video',
  'wbr',
]

/** What our own plugins make of Markdown; only they give these their meaning. */
const ours = {
  'gw-admonition': ['kind', 'titleKey', 'className'],
  'gw-admonition-title': [],
  'gw-math': ['tex', 'display'],
}

/** An image of the name `createElement` would stand in the place of what scripts of the page call. */
const everywhere = (attributes['*'] ?? []).filter((each) => each !== 'name')

const media = ['src', 'controls', 'loop', 'muted', 'poster', 'preload']

/**
 * What stays of HTML that is not trusted: elements and attributes that show something, and
 * none that act, load pages or cover others. Classes stay, but for those of the theme.
 */
export const sanitizeSchema: Schema = {
  ...defaultSchema,
  tagNames: [...tagNames, ...shown, ...Object.keys(ours)],
  attributes: {
    ...attributes,
    ...ours,
    a: [
      'href',
      'name',
      'target',
      'rel',
      'download',
      'ariaLabel',
      'className',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
    ],
    audio: media,
    // The language of fenced code, and what stands behind it.
    code: ['className', 'metastring'],
    font: ['face'],
    h2: ['className'],
    img: ['src', 'srcSet', 'sizes', 'loading', 'decoding', 'longDesc'],
    input: attributes['input'] ?? [],
    li: ['className'],
    ol: ['className', 'start', 'reversed', 'type'],
    section: ['dataFootnotes', 'className'],
    source: ['src', 'srcSet', 'sizes', 'media', 'type'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    ul: ['className'],
    video: [...media, 'playsInline'],
    '*': [...everywhere, 'className', 'role', 'ariaHidden'],
  },
  protocols: {
    ...protocols,
    href: ['http', 'https', 'mailto', 'tel', 'pathname'],
    src: ['http', 'https', 'pathname'],
    poster: ['http', 'https'],
  },
  // Ids are addresses here: `rehypeSanitizeHtml` keeps them from those that the theme uses.
  clobber: [],
  clobberPrefix: '',
  strip: ['script', 'style', 'iframe', 'object', 'embed', 'template'],
  allowComments: true,
}
