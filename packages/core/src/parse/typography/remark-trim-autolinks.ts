import type { Link, Root, Text } from 'mdast'
import { SKIP, visit } from '../tree/visit.ts'

/** Where Chinese punctuation begins: it is written without a space, and is in no address. */
const end = /[\u3000-\u303f\uff01-\uff65“”‘’…—]/u

/**
 * An address in a Chinese sentence ends where its punctuation begins: `见 https://go.dev，再…`.
 * GFM, which waits for a space, would take the rest of the sentence into the link.
 */
export function remarkTrimAutolinks() {
  return (tree: Root) => {
    visit(tree, 'link', (node, index, parent) => {
      const text = literalText(node)
      const at = text?.value.search(end) ?? -1
      if (!parent || index === undefined || !text || at < 1) return undefined
      const rest: Text = { type: 'text', value: text.value.slice(at) }
      const trimmed = node.url.length - text.value.length + at
      node.url = node.url.slice(0, trimmed)
      text.value = text.value.slice(0, at)
      parent.children.splice(index + 1, 0, rest)
      return SKIP
    })
  }
}

/** The text of a link that is nothing but an address, as long as its place in the file. */
function literalText({ children, url, position }: Link): Text | undefined {
  const [text] = children
  if (children.length !== 1 || text?.type !== 'text') return undefined
  const { start, end: stop } = position ?? {}
  const length = (stop?.offset ?? 0) - (start?.offset ?? 0)
  const isLiteral = !position || length === text.value.length
  return isLiteral && url.endsWith(text.value) ? text : undefined
}
