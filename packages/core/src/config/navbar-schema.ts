import { z } from 'zod'

const label = z.string().min(1)
const docsId = z.string().min(1).default('default')
/** A class of the site's own style sheets. */
const className = z.string().min(1).optional()

const regularExpression = z.string().refine(isRegularExpression, {
  error: 'a regular expression, as text',
})

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}

const link = {
  type: z.literal('link'),
  /** May be left out where `aria-label` names the link: its class then shows an icon. */
  label: label.optional(),
  'aria-label': label.optional(),
  /** A page of this site, as a path without `baseUrl`. */
  to: z.string().min(1).optional(),
  /** Any other address. */
  href: z.string().min(1).optional(),
  /** The link is the current one on pages whose paths begin with this. */
  activeBasePath: z.string().min(1).optional(),
  /** The same, for pages whose paths match this regular expression. */
  activeBaseRegex: regularExpression.optional(),
  className,
}

const doc = {
  type: z.literal('doc'),
  label: label.optional(),
  docId: z.string().min(1),
  docsId,
  className,
}

const docSidebar = {
  type: z.literal('docSidebar'),
  label: label.optional(),
  sidebarId: z.string().min(1),
  docsId,
  className,
}

/** The version of the page that is shown, as a link to its main doc. */
const docsVersion = {
  type: z.literal('docsVersion'),
  label: label.optional(),
  docsId,
  className,
}

/** HTML without scripts and styles; its class may have rules. */
const html = {
  type: z.literal('html'),
  value: z.string().min(1),
  className,
}

/** An item without `type` is a dropdown if it has `items`, else a link. */
function inferType(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || 'type' in item) return item
  return { type: 'items' in item ? 'dropdown' : 'link', ...item }
}

function hasName(item: {
  label?: string | undefined
  'aria-label'?: string | undefined
}): boolean {
  return item.label !== undefined || item['aria-label'] !== undefined
}

const nameless = {
  path: ['label'],
  error: "a text, or `'aria-label'` for a link that shows an icon by its class",
}

/** What stands in a dropdown. */
const menuItem = z.preprocess(
  inferType,
  z.discriminatedUnion('type', [
    z.strictObject(link).refine(hasName, nameless),
    z.strictObject(doc),
    z.strictObject(docSidebar),
    z.strictObject(docsVersion),
    z.strictObject(html),
  ]),
)

const position = z.enum(['left', 'right']).default('right')

const docsVersionDropdown = {
  type: z.literal('docsVersionDropdown'),
  position,
  docsId,
  className,
  /** Further items above and below the versions. */
  dropdownItemsBefore: z.array(menuItem).default([]),
  dropdownItemsAfter: z.array(menuItem).default([]),
}

/** The languages of the site; left out where there is only one. */
const localeDropdown = {
  type: z.literal('localeDropdown'),
  position,
  className,
  /** Further items above and below the languages. */
  dropdownItemsBefore: z.array(menuItem).default([]),
  dropdownItemsAfter: z.array(menuItem).default([]),
}

const dropdown = {
  type: z.literal('dropdown'),
  position,
  label,
  className,
  items: z.array(menuItem).min(1),
}

/** Where the search box stands; without such an item, it is the last on the right. */
const search = { type: z.literal('search'), position, className }

/** A React component of the site, rendered in the navbar and hydrated with it. */
const component = {
  type: z.literal('component'),
  position,
  /** Path of the module from the site's folder; its default export is shown. */
  component: z.string().min(1),
  /** Plain data that the component gets. */
  props: z.record(z.string(), z.json()).default({}),
}

export const navbarItemSchema = z.preprocess(
  inferType,
  z.discriminatedUnion('type', [
    z.strictObject({ ...link, position }).refine(hasName, nameless),
    z.strictObject({ ...doc, position }),
    z.strictObject({ ...docSidebar, position }),
    z.strictObject({ ...docsVersion, position }),
    z.strictObject(docsVersionDropdown),
    z.strictObject(localeDropdown),
    z.strictObject(dropdown),
    z.strictObject(search),
    z.strictObject({ ...html, position }),
    z.strictObject(component),
  ]),
)

export type NavbarItemConfig = z.output<typeof navbarItemSchema>
export type NavbarMenuItemConfig = z.output<typeof menuItem>
