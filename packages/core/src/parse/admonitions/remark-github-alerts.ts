import type { Blockquote, Paragraph, Root } from 'mdast'
import { visit } from '../tree/visit.ts'

/** Alone on the first line of a quotation; GitHub does not mind capitals. */
const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i

/**
 * `> [!NOTE]` becomes an admonition of that kind. A quotation with more words on the marker's
 * line, or with nothing below it, stays a quotation, as on GitHub.
 *
 * @see https://docs.github.com/get-started/writing-on-github, “Alerts”
 */
export function remarkGithubAlerts() {
  return (tree: Root) => {
    visit(tree, 'blockquote', (node) => {
      const kind = takeMarker(node)
      if (kind === undefined) return
      node.data = {
        hName: 'gw-admonition',
        hProperties: { kind },
      }
    })
  }
}

function takeMarker({ children }: Blockquote): string | undefined {
  const [paragraph] = children
  const text =
    paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const found = marker.exec(text.value)
  if (!found) return undefined
  const rest = restOfParagraph(paragraph, text.value.slice(found[0].length))
  if (!rest) return undefined
  if (rest.length === 0 && children.length === 1) return undefined
  if (rest.length > 0) paragraph.children = rest
  else children.shift()
  return found[1]?.toLowerCase()
}

/** What stands below the marker; undefined where something else shares its line. */
function restOfParagraph(
  { children }: Paragraph,
  rest: string,
): Paragraph['children'] | undefined {
  const [first, second, ...others] = children
  if (first?.type !== 'text') return undefined
  if (rest !== '') return [{ ...first, value: rest }, ...children.slice(1)]
  if (!second) return []
  if (second.type === 'break') return others
  return first.value.endsWith('\n') ? [second, ...others] : undefined
}
