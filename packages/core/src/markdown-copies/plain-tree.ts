import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import {
  isMdxElement,
  isMdxEsm,
  isMdxExpression,
  type MdxElement,
} from '../parse/mdx/mdx-nodes.ts'

/** Components that have an element of the same meaning. */
const elements: Readonly<Record<string, string>> = {
  Admonition: 'gw-admonition',
  Details: 'details',
  TabItem: 'gw-tab-item',
  Tabs: 'gw-tabs',
}

/**
 * The text of a page in plain elements: components give what stands in them, and what only a
 * screen needs is gone.
 */
export function plainTree(root: Root): Root {
  return {
    ...root,
    children: root.children.flatMap(plainNode) as RootContent[],
  }
}

function plainNode(node: Nodes): ElementContent[] {
  if (isMdxEsm(node) || isMdxExpression(node) || node.type === 'comment')
    return []
  if (isMdxElement(node)) return plainComponent(node)
  if (node.type !== 'element') return [node as ElementContent]
  if (isOfScreen(node)) return []
  const properties = { ...node.properties, ...alignment(node) }
  return [{ ...node, properties, children: node.children.flatMap(plainNode) }]
}

function plainComponent(node: MdxElement): ElementContent[] {
  const children = (node.children as Nodes[]).flatMap(plainNode)
  const tagName = elements[node.name ?? '']
  if (tagName === undefined && node.type === 'mdxJsxTextElement')
    return children
  return [
    {
      type: 'element',
      tagName: tagName ?? 'div',
      properties: textAttributes(node),
      children,
    },
  ]
}

function textAttributes({ attributes }: MdxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((each): [string, string][] =>
      each.type === 'mdxJsxAttribute' && typeof each.value === 'string'
        ? [[each.name, each.value]]
        : [],
    ),
  )
}

/** Anchors of headings, ways back from footnotes, and what is no text at all. */
function isOfScreen({ tagName, properties }: Element): boolean {
  const { className, dataFootnoteBackref } = properties
  return (
    ['script', 'style', 'template', 'svg'].includes(tagName) ||
    dataFootnoteBackref !== undefined ||
    (Array.isArray(className) && className.includes('gw-anchor'))
  )
}

/** Cells say by a class how they are aligned, since no page may say it otherwise. */
function alignment({ properties }: Element): { readonly align?: string } {
  const { className } = properties
  const names = Array.isArray(className) ? className.map(String) : []
  const name = names.find((each) => each.startsWith('gw-align-'))
  return name === undefined ? {} : { align: name.slice('gw-align-'.length) }
}
