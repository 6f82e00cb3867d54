import { z } from 'zod'

const position = z.enum(['left', 'right']).default('right')
const label = z.string().min(1)

const linkTarget = {
  /** A page of this site, as a path without `baseUrl`. */
  to: z.string().min(1).optional(),
  /** Any other address. */
  href: z.string().min(1).optional(),
}

const link = z.strictObject({
  type: z.literal('link'),
  position,
  label,
  ...linkTarget,
})

const doc = z.strictObject({
  type: z.literal('doc'),
  position,
  label: label.optional(),
  docId: z.string().min(1),
  docsId: z.string().min(1).default('default'),
})

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  position,
  label: label.optional(),
  sidebarId: z.string().min(1),
  docsId: z.string().min(1).default('default'),
})

const docsId = z.string().min(1).default('default')

const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  position,
  label: label.optional(),
  docsId,
})

const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  position,
  docsId,
})

/** The languages of the site; left out where there is only one. */
const localeDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  position,
})

const dropdown = z.strictObject({
  type: z.literal('dropdown'),
  position,
  label,
  items: z.array(z.strictObject({ label, ...linkTarget })).min(1),
})

/** An item without `type` is a dropdown if it has `items`, else a link. */
function inferType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item
  return { type: 'items' in item ? 'dropdown' : 'link', ...item }
}

export const navbarItemSchema = z.preprocess(
  inferType,
  z.discriminatedUnion('type', [
    link,
    doc,
    docSidebar,
    docsVersion,
    docsVersionDropdown,
    localeDropdown,
    dropdown,
  ]),
)

export type NavbarItemConfig = z.output<typeof navbarItemSchema>
