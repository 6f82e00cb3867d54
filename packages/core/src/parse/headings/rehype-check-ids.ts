import type { Root } from 'hast'
import { visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'

/**
 * Reports a heading whose id another one has already: a link would lead to the first.
 *
 * Ids that headings are given do not count where ids are made of texts, as in the tools that
 * content comes from, so that the two can meet.
 */
export function rehypeCheckIds() {
  return (tree: Root, file: VFile) => {
    const seen = new Set<string>()
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return
      const id = String(node.properties['id'] ?? '')
      if (seen.has(id))
        file.message(`heading-id-duplicate:${id}`, { place: node.position })
      seen.add(id)
    })
  }
}
