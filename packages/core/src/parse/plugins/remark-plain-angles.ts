import { htmlTagNames } from 'html-tag-names'
import { mathmlTagNames } from 'mathml-tag-names'
import type { Html, Root } from 'mdast'
import { svgTagNames } from 'svg-tag-names'
import { visit } from '../tree/visit.ts'

const known = new Set(
  [...htmlTagNames, ...svgTagNames, ...mathmlTagNames].map((name) =>
    name.toLowerCase(),
  ),
)

/**
 * `Map<String>` in a sentence is text: an element that HTML does not know would swallow it.
 * Custom elements, whose names hold a hyphen, stay.
 */
export function remarkPlainAngles() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      if (!parent || index === undefined || !isUnknown(node)) return
      const text = { type: 'text' as const, value: node.value }
      const isBlock = isFlow(parent.type)
      parent.children[index] = isBlock
        ? { type: 'paragraph', children: [text] }
        : text
    })
  }
}

function isUnknown({ value }: Html): boolean {
  const name = /^<\/?([a-z][^\s/>]*)/i.exec(value)?.[1]?.toLowerCase()
  return name !== undefined && !name.includes('-') && !known.has(name)
}

/** Whether children of such a node are blocks. */
export function isFlow(type: string): boolean {
  return [
    'root',
    'blockquote',
    'listItem',
    'footnoteDefinition',
    'containerDirective',
  ].includes(type)
}
