import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'

/**
 * A leading `# Title` is the page's title: it moves from the content into the file's data,
 * as text, and the theme prints it.
 */
export function rehypeContentTitle() {
  return (tree: Root, file: VFile) => {
    const index = tree.children.findIndex((node) => !isInvisible(node))
    const first = tree.children[index]
    if (first?.type !== 'element' || first.tagName !== 'h1') return
    file.data['contentTitle'] = toString(first).trim()
    file.data['titleElement'] = { ...first, properties: {} } satisfies Element
    tree.children.splice(index, 1)
  }
}

function isInvisible(node: Root['children'][number]): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return node.type === 'comment' || (node.type as string) === 'mdxjsEsm'
}
