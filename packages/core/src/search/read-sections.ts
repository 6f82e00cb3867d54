import type { Element, Nodes, Root } from 'hast'
import { headingText } from '../parse/headings/rehype-slugs.ts'
import { isMdxElement } from '../parse/mdx/mdx-nodes.ts'
import type { SearchSection } from '../shared/search/search-files.ts'

type OpenSection = { id: string; heading: string; text: string }

/**
 * The sections of a page's content, as search shows them: the text above all headings, then
 * one for each heading that a link can lead to.
 *
 * In: the finished tree, so that hidden lines are gone and partials are there.
 */
export function readSections(root: Root): SearchSection[] {
  const sections: OpenSection[] = [{ id: '', heading: '', text: '' }]
  readChildren(root, sections)
  return sections.map(({ text, ...section }) => ({
    ...section,
    text: text.replace(/\s+/g, ' ').trim(),
  }))
}

function readNode(node: Nodes, sections: OpenSection[]): void {
  if (node.type === 'text') add(node.value, sections)
  else if (node.type === 'element') readElement(node, sections)
  else if (isMdxElement(node)) readBlock(node, sections)
}

function readChildren(node: Nodes, sections: OpenSection[]): void {
  if (!('children' in node)) return
  for (const child of node.children) readNode(child as Nodes, sections)
}

/** Elements within a line; all others stand apart from the text beside them. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
)

/** What says nothing that could be looked for. */
const silent = new Set(
  'script style template svg annotation annotation-xml'.split(' '),
)

function readElement(node: Element, sections: OpenSection[]): void {
  const { tagName, properties } = node
  const { id } = properties
  if (silent.has(tagName) || isAnchor(node)) return
  if (/^h[1-6]$/.test(tagName) && typeof id === 'string') {
    if (id === 'footnote-label') return
    sections.push({ id, heading: headingText(withoutAnchors(node)), text: '' })
  } else if (tagName === 'img') add(` ${textOf(properties['alt'])} `, sections)
  else if (tagName === 'gw-code')
    add(` ${textOf(properties['code'])} `, sections)
  else if (inline.has(tagName)) readChildren(node, sections)
  else readBlock(node, sections)
}

function readBlock(node: Nodes, sections: OpenSection[]): void {
  add(' ', sections)
  readChildren(node, sections)
  add(' ', sections)
}

function add(text: string, sections: OpenSection[]): void {
  const last = sections.at(-1)
  if (last) last.text += text
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isAnchor({ properties }: Element): boolean {
  const { className } = properties
  return (
    (Array.isArray(className) && className.includes('gw-anchor')) ||
    properties['dataFootnoteBackref'] !== undefined
  )
}

function withoutAnchors(heading: Element): Element {
  return {
    ...heading,
    children: heading.children.filter(
      (child) => child.type !== 'element' || !isAnchor(child),
    ),
  }
}
