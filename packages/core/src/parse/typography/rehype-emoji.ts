import { nameToEmoji } from 'gemoji'
import type { Root } from 'hast'
import { SKIP, visit } from '../tree/visit.ts'

/** Elements whose text is no prose. */
const opaque = new Set(['code', 'pre', 'script', 'style', 'math', 'kbd', 'svg'])

/** `:smile:`; in `10:100:20` colons stand between numbers. */
const shortcode = /(?<!\d):([+-]1|[a-z0-9_-]+):(?!\d)/g

/**
 * `:smile:` becomes 😄, outside code. The ids of headings are made before: links to them
 * hold the name.
 */
export function rehypeEmoji() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'element' && opaque.has(node.tagName)) return SKIP
      if (node.type !== 'text' || !node.value.includes(':')) return undefined
      node.value = replaceShortcodes(node.value)
      return undefined
    })
  }
}

function replaceShortcodes(text: string): string {
  return text.replace(shortcode, (written, name: string) =>
    Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? written) : written,
  )
}
