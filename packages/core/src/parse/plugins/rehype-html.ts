import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { EXIT, visit } from '../tree/visit.ts'
import type { VFile } from 'vfile'

/**
 * Reads the HTML in a Markdown file. Most files have none, and parsing it costs more than all
 * the rest: those are left as they are.
 */
export function rehypeHtml() {
  const parseHtml = rehypeRaw()
  return (tree: Root, file: VFile): Root => {
    let hasHtml = false
    visit(tree, 'raw', () => {
      hasHtml = true
      return EXIT
    })
    return hasHtml ? (parseHtml(tree, file) as Root) : tree
  }
}
