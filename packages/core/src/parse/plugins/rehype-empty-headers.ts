import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * A header cell with nothing in it, such as the corner of a table with headers on two sides,
 * becomes a plain cell: a header that says nothing is read out as one all the same.
 */
export function rehypeEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && isEmpty(node)) node.tagName = 'td'
    })
  }
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && !child.value.trim())
}
