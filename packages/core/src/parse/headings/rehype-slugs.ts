import type { Element, Nodes, Root, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeSlug from 'rehype-slug'
import { visit } from '../tree/visit.ts'
import { rehypeCasedIds } from './rehype-cased-ids.ts'

export type SlugOptions = {
  /** Keep capital letters. */
  readonly maintainCase: boolean
}

/**
 * Gives ids to the headings that have none. An image in a heading counts by its
 * alternative text, as it does for who listens to the page.
 */
export function rehypeSlugs({ maintainCase }: SlugOptions) {
  const addSlugs = maintainCase ? rehypeCasedIds() : rehypeSlug()
  return (tree: Root) => {
    const withText = withAlternatives(tree)
    for (const [image, text] of withText) image.children = [text]
    addSlugs(tree)
    for (const [image] of withText) image.children = []
  }
}

/** What a heading says, its images by their alternative texts. */
export function headingText(heading: Nodes): string {
  const copy = structuredClone(heading)
  for (const [image, text] of withAlternatives(copy)) image.children = [text]
  return toString(copy).trim()
}

function withAlternatives(tree: Nodes): Map<Element, Text> {
  const found = new Map<Element, Text>()
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return
    visit(node, 'element', (inner) => {
      const { alt } = inner.properties
      if (inner.tagName === 'img' && typeof alt === 'string')
        found.set(inner, { type: 'text', value: alt })
    })
  })
  return found
}
