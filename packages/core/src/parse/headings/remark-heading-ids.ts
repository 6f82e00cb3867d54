import type { Heading, PhrasingContent, Root } from 'mdast'
import { visit } from '../tree/visit.ts'

/**
 * `## Title {#id}` or `## Title <!-- #id -->`: takes the id off the text and gives it to the
 * element.
 */
export function remarkHeadingIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (node) => {
      const id = takeId(node)
      if (id !== undefined) {
        node.data = {
          ...node.data,
          hProperties: { ...node.data?.hProperties, id },
        }
      }
    })
  }
}

function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1)
  if (!last) return undefined
  const fromComment = commentId(last)
  if (fromComment !== undefined) {
    heading.children.pop()
    trimEnd(heading)
    return fromComment
  }
  if (last.type !== 'text') return undefined
  const match = /\s*\{#((?:(?!\{#)[^}])+)\}\s*$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  if (last.value === '') heading.children.pop()
  return match[1]
}

/** `<!-- #id -->` in Markdown, `{/* #id *\/}` in MDX: the first word, after a `#`. */
function commentId(node: PhrasingContent): string | undefined {
  if (!('value' in node)) return undefined
  const { type, value } = node as { type: string; value: string }
  const comment =
    type === 'html'
      ? /^<!--\s*#(\S+?)(?:\s.*)?-->$/s
      : type === 'mdxTextExpression'
        ? /^\s*\/\*\s*#(\S+?)(?:\s.*)?\*\/\s*$/s
        : undefined
  return comment?.exec(value)?.[1]
}

function trimEnd({ children }: Heading): void {
  const last = children.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
}
