import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from '../tree/visit.ts'
import { codeElement } from './code-element.ts'

/**
 * Writes the meta text of each fenced block into its `code` element, as `metastring`: as data
 * beside the element it would not outlive the reading of HTML.
 */
export function rehypeKeepCodeMeta() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? onlyCode(node) : undefined
      if (code) code.properties['metastring'] = code.data?.meta ?? ''
    })
  }
}

/**
 * A fenced block, `<pre><code>`, becomes a `gw-code` element with the language, the meta text and the code
 * as properties; the colours come when the page is rendered.
 */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const code = node.tagName === 'pre' ? onlyCode(node) : undefined
      const meta = code?.properties['metastring']
      if (!code || typeof meta !== 'string') return
      Object.assign(
        node,
        codeElement({
          language: languageOf(code),
          meta: meta || undefined,
          code: toString(code).replace(/\n$/, ''),
        }),
      )
    })
  }
}

function onlyCode(pre: Element): Element | undefined {
  const elements = pre.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  const [first] = elements
  return elements.length === 1 &&
    first?.type === 'element' &&
    first.tagName === 'code'
    ? first
    : undefined
}

function languageOf({ properties }: Element): string | undefined {
  const classNames = Array.isArray(properties.className)
    ? properties.className
    : []
  const name = classNames
    .map(String)
    .find((each) => each.startsWith('language-'))
  return name?.slice('language-'.length).toLowerCase()
}
