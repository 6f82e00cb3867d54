import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { SKIP, visit } from '../tree/visit.ts'

/**
 * Takes components and expressions that stand alone on their lines out of the paragraph
 * that Markdown puts around them: `<summary>…</summary>` in a paragraph is no summary.
 *
 * @see MDX, “interleaving markdown in JSX”
 */
export function remarkUnravel() {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      if (!parent || index === undefined || !isJsxAlone(node)) return undefined
      const blocks = node.children.filter((child) => !isBlank(child))
      const unraveled = blocks.map(toBlock) as RootContent[]
      parent.children.splice(index, 1, ...(unraveled as Paragraph[]))
      return [SKIP, index]
    })
  }
}

function isJsxAlone({ children }: Paragraph): boolean {
  return (
    children.some(isJsx) &&
    children.every((child) => isJsx(child) || isBlank(child))
  )
}

function isJsx({ type }: { type: string }): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression'
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function toBlock(node: { type: string }): object {
  return { ...node, type: node.type.replace('Text', 'Flow') }
}
