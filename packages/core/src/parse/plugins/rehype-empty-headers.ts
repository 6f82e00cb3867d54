import type { Element, Root } from 'hast'
import { visit } from '../tree/visit.ts'

/**
 * A header cell with nothing in it, such as the corner of a table with headers on two sides,
 * becomes a plain cell: a header that says nothing is read out as one all the same. The other
 * cells of its row then say what they are headers of, which is not plain any more.
 *
 * @see WCAG technique H63
 */
export function rehypeEmptyHeaders() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName === 'th' && isEmpty(node)) node.tagName = 'td'
      const isHead = parent?.type === 'element' && parent.tagName === 'thead'
      if (isHead && headersOf(node).some(isEmpty)) addScope(headersOf(node))
    })
  }
}

function headersOf({ children }: Element): Element[] {
  return children.filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'th',
  )
}

function addScope(headers: readonly Element[]): void {
  for (const header of headers) {
    if (!isEmpty(header)) header.properties['scope'] ??= 'col'
  }
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && !child.value.trim())
}
