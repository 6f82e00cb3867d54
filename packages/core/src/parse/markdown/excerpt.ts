import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'

/** The first paragraph as plain text: what describes a page that has no description. */
export function excerptOf(tree: Root): string | undefined {
  const texts = tree.children.map((node) =>
    node.type === 'element' ? textOf(node) : '',
  )
  return texts.find((text) => text !== '')
}

function textOf(node: Element): string {
  if (/^(?:gw-code|h[1-6]|table|hr|pre)$/.test(node.tagName)) return ''
  return toString(firstParagraph(node) ?? node)
    .replace(/\s+/g, ' ')
    .trim()
}

/** In an admonition or a list: the first text in it, without the title. */
function firstParagraph(node: Element): Element | undefined {
  if (node.tagName === 'p') return node
  for (const child of node.children) {
    const found = child.type === 'element' ? firstParagraph(child) : undefined
    if (found) return found
  }
  return node.tagName === 'li' ? node : undefined
}

/**
 * Counts what a reader reads: each Chinese character is a word, as is each run of letters
 * and digits of other scripts. Code does not count.
 */
export function countWords(tree: Root): { han: number; words: number } {
  const text = toString(tree)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text
    .match(/[\p{L}\p{N}]+/gu)
    ?.flatMap((run) => run.split(/\p{Script=Han}+/u))
  return { han, words: words?.filter((word) => word !== '').length ?? 0 }
}
