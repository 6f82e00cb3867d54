import type { Code, Paragraph, Root } from 'mdast'
import { SKIP, visit } from '../tree/visit.ts'
import { guardedLine, readSnippetLine, withoutGuards } from './snippet-line.ts'

/** Lines that include source files become blocks of code, still empty: `file=` names the source. */
export function remarkSnippets() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'code') node.value = withoutGuards(node.value)
      if (node.type !== 'paragraph' || !parent || index === undefined)
        return undefined
      const blocks = toBlocks(node)
      if (!blocks) {
        restoreLines(node)
        return undefined
      }
      parent.children.splice(index, 1, ...blocks)
      return [SKIP, index + blocks.length]
    })
  }
}

/** The blocks of a paragraph that holds nothing but such lines. */
function toBlocks({ children }: Paragraph): Code[] | undefined {
  const parts = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const blocks = parts.map((part): Code | undefined => {
    const line =
      part.type === 'inlineCode' ? guardedLine(part.value) : undefined
    const read = line === undefined ? undefined : readSnippetLine(line)
    if (!read) return undefined
    return {
      type: 'code',
      lang: read.language ?? null,
      meta: read.meta,
      value: '',
      ...(part.position && { position: part.position }),
    }
  })
  return blocks.length > 0 && blocks.every((block) => block !== undefined)
    ? blocks
    : undefined
}

/** In a sentence, such a line is the text that it is. */
function restoreLines(paragraph: Paragraph): void {
  paragraph.children = paragraph.children.map((child) => {
    const line =
      child.type === 'inlineCode' ? guardedLine(child.value) : undefined
    return line === undefined ? child : { type: 'text', value: line }
  })
}
