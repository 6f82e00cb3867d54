import type { Element, Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'
import { sanitizeSchema } from './sanitize-schema.ts'

const allowed = new Set(sanitizeSchema.tagNames)

/**
 * Takes out of HTML whatever could act in the browser, and says what was taken. Links and
 * images with addresses of other schemes lose them; ids and classes of the theme's own
 * elements are not to be had.
 */
export function rehypeSanitizeHtml() {
  return (tree: Root, file: VFile): Root => {
    visit(tree, 'element', (node) => {
      reportLoss(node, file)
      disown(node)
    })
    return sanitize(tree, sanitizeSchema) as Root
  }
}

/** Ids and classes of the theme would let a text pose as a part of the page, or cover it. */
function disown({ properties }: Element): void {
  const { id, className } = properties
  if (isOfTheme(id ?? '')) delete properties['id']
  if (Array.isArray(className))
    properties['className'] = className.filter((name) => !isOfTheme(name))
}

function isOfTheme(name: unknown): boolean {
  return String(name).startsWith('gw-')
}

function reportLoss({ tagName, properties, position }: Element, file: VFile) {
  if (!allowed.has(tagName)) {
    file.message(`html-removed:<${tagName}>`, { place: position })
    return
  }
  for (const name of Object.keys(properties)) {
    if (!/^on[a-z]/i.test(name) && name !== 'style') continue
    file.message(`html-removed:${name.toLowerCase()}`, { place: position })
  }
}
