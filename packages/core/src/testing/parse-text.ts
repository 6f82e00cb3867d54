import type { Element, Nodes, Root } from 'hast'
import { visit } from '../parse/tree/visit.ts'
import type { UserConfig } from '../config/schema.ts'
import { parseFile } from '../parse/parse-file.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { makeConfig } from './make-site.ts'

export type ParseText = {
  readonly filePath?: string
  readonly markdown?: UserConfig['markdown']
}

/** Parses a text as the content of `docs/a.md`. */
export function parseText(
  text: string,
  { filePath = 'docs/a.md', markdown = {} }: ParseText = {},
): ParsedFile {
  return parseFile({ filePath, text }, makeConfig({ markdown }).markdown)
}

/** Names of elements and texts, so that a tree fits on a line: `p(a em(b))`. */
export function outline(node: Nodes): string {
  if (node.type === 'text') return node.value.trim()
  if (!('children' in node)) return ''
  const inner = node.children.map(outline).filter((each) => each !== '')
  const name = node.type === 'element' ? node.tagName : ''
  return name === '' ? inner.join(' ') : `${name}(${inner.join(' ')})`
}

export function elementsOf(tree: Root, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}
