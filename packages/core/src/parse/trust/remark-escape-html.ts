import type { Root } from 'mdast'
import { visit } from '../tree/visit.ts'
import { isFlow } from '../plugins/remark-plain-angles.ts'

/** HTML becomes the text that it is written as. Comments stay what they are: unseen. */
export function remarkEscapeHtml() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      if (!parent || index === undefined || isComment(node.value)) return
      const text = { type: 'text' as const, value: node.value }
      parent.children[index] = isFlow(parent.type)
        ? { type: 'paragraph', children: [text] }
        : text
    })
  }
}

function isComment(html: string): boolean {
  return html.replace(/<!--.*?-->/gs, '').trim() === ''
}
