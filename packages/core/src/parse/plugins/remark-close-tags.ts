import { htmlTagNames } from 'html-tag-names'
import { htmlVoidElements } from 'html-void-elements'
import type { Root } from 'mdast'
import { visit } from '../tree/visit.ts'

const closable = new Set(
  htmlTagNames.filter((name) => !htmlVoidElements.includes(name)),
)

/** A tag with `/` at its end; quotes keep what stands in attributes apart. */
const selfClosing =
  /<([a-z][a-z\d]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>`]+))?)*)\s*\/>/gi

/**
 * `<a name="x"/>` closes itself, as its author means it: to HTML the slash is nothing, and the
 * element would hold all that follows.
 */
export function remarkCloseTags() {
  return (tree: Root) => {
    visit(tree, 'html', (node) => {
      node.value = node.value.replace(
        selfClosing,
        (whole, name: string, attributes: string) =>
          closable.has(name.toLowerCase())
            ? `<${name}${attributes}></${name}>`
            : whole,
      )
    })
  }
}
